// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Takes the sizes of one input over into the result; false after a fault.
bool JoinShape(Context& ctx, size_t input, int axis, SymShape* result, SymDim* sum) {
  const SymShape& own = *ctx.Shape(input);
  for (int i = 0; i < own.Rank(); ++i) {
    if (i == axis) {
      *sum = own[i].IsInt() && own[i].AsInt() < 0 ? SymDim() : ctx.Add(*sum, own[i]);
      continue;
    }
    // concat_c3
    if (!MergeSize(ctx, "concat_c3", &(*result)[i], own[i],
                   StrCat("sizes of axis ", i, " of inputs to join along axis ", axis), input)) {
      return false;
    }
  }
  return true;
}

// The elements of the inputs in turn, block by block. An input of which only the shape is known
// gives unknown ones.
void JoinElements(Context& ctx, int axis) {
  const SymShape& shape = *ctx.Output(0).shape;
  const auto total = SmallCount(shape);
  if (!total) return;
  bool any_known = false;
  std::vector<std::vector<Element>> parts;
  for (size_t i = 0; i < ctx.NumInputs(); ++i) {
    auto elements = ShapedElements(ctx, i);
    any_known = any_known || elements;
    // The sum of the parts has a small count, so each part has.
    const auto count = ctx.Shape(i) == nullptr ? std::nullopt : SmallCount(*ctx.Shape(i));
    if (!count) return;
    parts.push_back(elements ? std::move(*elements) : std::vector<Element>(*count));
  }
  if (!any_known) return;
  size_t outer = 1;
  for (int i = 0; i < axis && *total != 0; ++i) outer *= static_cast<size_t>(shape[i].AsInt());
  std::vector<Element> joined;
  joined.reserve(*total);
  for (size_t i = 0; i < outer; ++i) {
    for (const auto& part : parts) {
      const auto block = static_cast<std::ptrdiff_t>(part.size() / outer);
      const auto from = part.begin() + static_cast<std::ptrdiff_t>(i) * block;
      joined.insert(joined.end(), from, from + block);
    }
  }
  SetElements(joined, &ctx.Output(0));
}

void ConcatAlong(Context& ctx, int64_t axis_attribute) {
  // Any input of known rank gives the rank of the result.
  size_t first = 0;
  while (first < ctx.NumInputs() && ctx.Shape(first) == nullptr) ++first;
  if (first == ctx.NumInputs()) return;
  SymShape result = *ctx.Shape(first);
  // concat_c2
  const auto axis = ctx.RequireAxis("concat_c2", axis_attribute, result.Rank(), "axis");
  if (!axis) return;
  SymDim sum = 0;
  for (size_t i = 0; i < ctx.NumInputs(); ++i) {
    if (ctx.Shape(i) == nullptr) {
      sum = SymDim();
      continue;
    }
    // concat_c1
    if (!ctx.RequireRank("concat_c1", i, result.Rank())) return;
    if (!JoinShape(ctx, i, *axis, &result, &sum)) return;
  }
  result[*axis] = KnownOrFresh(ctx, sum);
  ctx.SetShape(0, std::move(result));
  JoinElements(ctx, *axis);
}

}  // namespace

// The size along the axis is the sum of the inputs' sizes, the others are equal. Version 1 joins
// along axis 1 unless told otherwise.
void Concat1(Context& ctx) { ConcatAlong(ctx, ctx.IntAttr("axis", 1)); }

void Concat4(Context& ctx) {
  if (const auto axis = ctx.OptionalIntAttr("axis")) ConcatAlong(ctx, *axis);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
