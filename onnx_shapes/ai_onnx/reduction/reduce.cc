// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <optional>
#include <vector>

#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// How a reduction combines elements, and what it gives where there are none.
struct Fold {
  BinaryFunction combine = nullptr;
  Element empty;
};

bool KeepsDims(const Context& ctx) { return ctx.IntAttr("keepdims", 1) == 1; }

// The axes that an attribute, or since version 13 or 18 an input, lists; an empty list without any,
// nullopt when not even their number is known or after a fault.
std::optional<SymList> ListedAxes(Context& ctx, bool by_input) {
  if (!by_input) return AttrList(ctx, "axes").value_or(SymList());
  if (!ctx.HasInput(1)) return SymList();
  // reduce_c1
  if (!RankFits(ctx, "reduce_c1", 1, 0, 1)) return std::nullopt;
  return InputList(ctx, 1);
}

// The output's shape when some axes are reduced that are not known. `count` of them, counting
// repetitions, is known or not.
void ReduceUnknownAxes(Context& ctx, const SymShape& data, std::optional<size_t> count) {
  SymShape shape = data;
  if (KeepsDims(ctx)) {
    for (int axis = 0; axis < shape.Rank(); ++axis) {
      if (shape[axis] != SymDim(1)) shape[axis] = ctx.Fresh();
    }
  } else if (count == 1u && data.Rank() > 0) {
    // Each size comes from its place or from the next one. More axes may be one axis repeated.
    shape = SymShape(data.Dims().first(static_cast<size_t>(data.Rank()) - 1));
    for (int axis = 0; axis < shape.Rank(); ++axis) {
      if (shape[axis] != data[axis + 1]) shape[axis] = ctx.Fresh();
    }
  } else {
    return;
  }
  ctx.SetShape(0, std::move(shape));
}

// Combines the elements of a small input along the axes for which `reduced` is set.
void FoldElements(Context& ctx, const Fold& fold, const std::vector<bool>& reduced) {
  const auto elements = ShapedElements(ctx, 0);
  const SymShape& data = *ctx.Shape(0);
  SymShape kept = data;
  for (int axis = 0; axis < kept.Rank(); ++axis) {
    if (reduced[static_cast<size_t>(axis)]) kept[axis] = 1;
  }
  const auto count = SmallCount(kept);
  if (!elements || !count) return;
  const std::vector<int64_t> from = StridesOf(data);
  const std::vector<int64_t> to = StridesOf(kept);
  ElementMath math(ctx.ElementType(0));
  std::vector<Element> results(*count, fold.empty);
  std::vector<bool> begun(*count);
  for (size_t i = 0; i < elements->size(); ++i) {
    auto rest = static_cast<int64_t>(i);
    size_t at = 0;
    for (size_t axis = 0; axis < from.size(); ++axis) {
      if (!reduced[axis]) at += static_cast<size_t>(rest / from[axis] * to[axis]);
      rest %= from[axis];
    }
    results[at] = begun[at] ? (math.*fold.combine)(results[at], (*elements)[i]) : (*elements)[i];
    begun[at] = true;
  }
  SetElements(results, &ctx.Output(0));
}

// Drops the reduced axes, or with `keepdims` leaves them with size 1. No axes mean all of them,
// unless `noop_with_empty_axes` says none. An axis may be listed more than once.
void ReduceWith(Context& ctx, const Fold& fold) {
  const bool by_input = ctx.schema().FindAttribute("axes") == nullptr;
  const bool none_if_empty = by_input && ctx.IntAttr("noop_with_empty_axes") == 1;
  const auto list = ListedAxes(ctx, by_input);
  const SymShape* data = ctx.Shape(0);
  if (list && list->empty() && none_if_empty) {
    ctx.CopyShape(0, 0);
    if (fold.combine != nullptr) CopyElements(ctx);
    return;
  }
  if (data == nullptr) {
    if (list && list->empty() && !KeepsDims(ctx)) ctx.SetShape(0, SymShape());
    return;
  }
  if (!list) return ReduceUnknownAxes(ctx, *data, std::nullopt);
  std::vector<bool> reduced(static_cast<size_t>(data->Rank()), list->empty());
  // reduce_c2
  const auto axes = RequireAxes(ctx, "reduce_c2", *list, data->Rank(), by_input ? "" : "axes");
  if (!axes) return ReduceUnknownAxes(ctx, *data, list->size());
  for (const int axis : *axes) reduced[static_cast<size_t>(axis)] = true;
  SymShape shape;
  for (int axis = 0; axis < data->Rank(); ++axis) {
    if (!reduced[static_cast<size_t>(axis)]) {
      shape.PushBack((*data)[axis]);
    } else if (KeepsDims(ctx)) {
      shape.PushBack(1);
    }
  }
  ctx.SetShape(0, std::move(shape));
  if (fold.combine != nullptr) FoldElements(ctx, fold, reduced);
}

}  // namespace

void Reduce(Context& ctx) { ReduceWith(ctx, {}); }
void ReduceMax(Context& ctx) { ReduceWith(ctx, {&ElementMath::Max, {}}); }
void ReduceMin(Context& ctx) { ReduceWith(ctx, {&ElementMath::Min, {}}); }
void ReduceProd(Context& ctx) { ReduceWith(ctx, {&ElementMath::Mul, Element(SymDim(1))}); }
void ReduceSum(Context& ctx) { ReduceWith(ctx, {&ElementMath::Add, Element(SymDim(0))}); }

// One axis is searched.
void ArgExtremum(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  // argextremum_c1
  const auto axis = ctx.RequireAxis("argextremum_c1", ctx.IntAttr("axis"), data->Rank(), "axis");
  if (!axis) return;
  SymShape shape;
  for (int i = 0; i < data->Rank(); ++i) {
    if (i != *axis) {
      shape.PushBack((*data)[i]);
    } else if (KeepsDims(ctx)) {
      shape.PushBack(1);
    }
  }
  ctx.SetShape(0, std::move(shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
