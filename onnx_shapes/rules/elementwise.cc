// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/elementwise.h"

#include <algorithm>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

void SameAsInput0(Context& ctx) {
  for (size_t i = 0; i < ctx.NumOutputs(); ++i) ctx.CopyShape(0, i);
}

void BroadcastInputs(Context& ctx) {
  if (ctx.NumInputs() == 0 || ctx.Shape(0) == nullptr) return;
  SymShape shape = *ctx.Shape(0);
  for (size_t i = 1; i < ctx.NumInputs(); ++i) {
    if (ctx.Shape(i) == nullptr) return;
    // broadcast_c1
    shape = ctx.Broadcast("broadcast_c1", shape, *ctx.Shape(i));
  }
  ctx.SetShape(0, std::move(shape));
}

void EqualShapes(Context& ctx) {
  std::optional<SymShape> shape;
  for (size_t i = 0; i < ctx.NumInputs(); ++i) {
    if (ctx.Shape(i) == nullptr) continue;
    if (!shape) shape = *ctx.Shape(i);
    // equal_shapes_c1
    if (!ctx.RequireRank("equal_shapes_c1", i, shape->Rank())) return;
    for (int axis = 0; axis < shape->Rank(); ++axis) {
      SymDim& size = (*shape)[axis];
      const SymDim& own = (*ctx.Shape(i))[axis];
      // equal_shapes_c2
      if (!ctx.RequireEqual("equal_shapes_c2", size, own,
                            StrCat("sizes at axis ", axis, " of ", shape->ToString(), " and ",
                                   ctx.Shape(i)->ToString()),
                            i)) {
        return;
      }
      if (!size.IsInt() && !own.IsUnknown()) size = own;
    }
  }
  if (shape) ctx.SetShape(0, std::move(*shape));
}

bool LegacyBroadcast(Context& ctx) {
  if (ctx.IntAttr("broadcast") == 0) {
    EqualShapes(ctx);
    return true;
  }
  ctx.CopyShape(0, 0);
  const SymShape* a = ctx.Shape(0);
  const SymShape* b = ctx.Shape(1);
  if (a == nullptr || b == nullptr) return false;
  // legacy_broadcast_c1
  if (!ctx.RequireRank("legacy_broadcast_c1", 1, 0, a->Rank())) return false;
  // A single element needs no place.
  if (std::all_of(b->Dims().begin(), b->Dims().end(),
                  [](const SymDim& size) { return size == SymDim(1); })) {
    return true;
  }
  const int last = a->Rank() - b->Rank();
  int start = last;
  // -1 is how some writers leave the axis out.
  const int64_t axis = ctx.IntAttr("axis", -1);
  if (axis != -1) {
    // legacy_broadcast_c2
    const auto within = ctx.RequireAxis("legacy_broadcast_c2", axis, a->Rank(), "axis");
    if (!within) return false;
    start = *within;
    if (start > last) {
      ctx.AttrFault(Code::kAxis, "legacy_broadcast_c2", "axis", StrCat("axis ", axis),
                    StrCat("an axis up to ", last, ", so that ", b->ToString(), " fits under ",
                           a->ToString()));
      return false;
    }
  }
  for (int i = 0; i < b->Rank(); ++i) {
    // legacy_broadcast_c3
    if (!ctx.RequireEqual(
            "legacy_broadcast_c3", (*a)[start + i], (*b)[i],
            StrCat("sizes of ", b->ToString(), " under ", a->ToString(), " from axis ", start))) {
      return false;
    }
  }
  return start == last;
}

bool RequireStretches(Context& ctx, const char* label, size_t input, const SymShape& shape) {
  if (ctx.Shape(input) == nullptr) return true;
  if (!ctx.RequireRank(label, input, 0, shape.Rank())) return false;
  const SymShape& own = *ctx.Shape(input);
  for (int axis = 0; axis < own.Rank(); ++axis) {
    const SymDim& from = own[axis];
    const SymDim& to = shape[axis + shape.Rank() - own.Rank()];
    if (from == to || from == SymDim(1)) continue;
    // A symbol may be 1, unless the size it is stretched to is.
    if (!core::symbolic::IsAtLeast(from, 2) && !from.IsInt() && to != SymDim(1)) continue;
    if (!ctx.RequireEqual(label, from, to,
                          StrCat("sizes of ", own.ToString(), " stretched to ", shape.ToString()),
                          input)) {
      return false;
    }
  }
  return true;
}

void RequireScalar(Context& ctx, const char* label, size_t input) {
  if (!RequireOneElement(ctx, label, input) || !ctx.Input(input).constant) return;
  ctx.RequireRank(label, input, 0);
}

bool RequireOneElement(Context& ctx, const char* label, size_t input) {
  if (ctx.Shape(input) == nullptr) return true;
  if (!ctx.RequireRank(label, input, 0, 1)) return false;
  return ctx.Shape(input)->Rank() == 0 ||
         ctx.RequireEqual(label, ctx.Size(input, 0), 1, "number of elements, of which there is one",
                          input);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
