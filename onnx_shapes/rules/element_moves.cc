// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/element_moves.h"

#include <algorithm>

namespace ONNX_LIGHT_NAMESPACE::shapes {

std::vector<int64_t> StridesOf(const SymShape& shape) {
  std::vector<int64_t> strides(static_cast<size_t>(shape.Rank()));
  // Nothing is visited in an empty tensor, the sizes of which may be huge.
  if (SmallCount(shape) == 0u) return strides;
  int64_t stride = 1;
  for (size_t axis = strides.size(); axis-- > 0;) {
    strides[axis] = stride;
    stride *= shape[static_cast<int>(axis)].AsInt();
  }
  return strides;
}

std::vector<Loop> LoopsOver(const SymShape& shape, absl::Span<const int64_t> strides) {
  std::vector<Loop> loops;
  loops.reserve(strides.size());
  for (int axis = 0; axis < shape.Rank(); ++axis) {
    loops.push_back({static_cast<size_t>(shape[axis].AsInt()), strides[static_cast<size_t>(axis)]});
  }
  return loops;
}

std::optional<std::vector<Element>> ShapedElements(Context& ctx, size_t input) {
  const Value& value = ctx.Input(input);
  const SymShape* shape = ctx.Shape(input);
  if (!HasElements(value) || shape == nullptr) return std::nullopt;
  const auto count = SmallCount(*shape);
  if (!count) return std::nullopt;
  auto elements = ElementsOf(value, ctx.symbols());
  if (elements.size() != *count) return std::nullopt;
  return elements;
}

void CopyElements(Context& ctx, size_t output) {
  const Value& from = ctx.Input(0);
  Value& to = ctx.Output(output);
  to.integers = from.integers;
  to.floats = from.floats;
  to.fractions = from.fractions;
}

void MoveElements(Context& ctx, int64_t start, absl::Span<const Loop> loops, size_t output) {
  const auto source = ShapedElements(ctx, 0);
  if (!source) return;
  size_t total = 1;
  for (const Loop& loop : loops) {
    total *= std::min(loop.count, kMaxElements + 1);
    if (total > kMaxElements) return;
  }
  std::vector<Element> moved;
  moved.reserve(total);
  std::vector<size_t> done(loops.size());
  int64_t at = start;
  while (moved.size() < total) {
    if (at < 0 || at >= static_cast<int64_t>(source->size())) return;
    moved.push_back((*source)[static_cast<size_t>(at)]);
    for (size_t i = loops.size(); i-- > 0;) {
      at += loops[i].stride;
      if (++done[i] < loops[i].count) break;
      at -= loops[i].stride * static_cast<int64_t>(done[i]);
      done[i] = 0;
    }
  }
  SetElements(moved, &ctx.Output(output));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
