// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Both outputs have the shape of X with size k at the axis.
void TopKOf(Context& ctx, const SymDim& k) {
  const SymShape* x = ctx.Shape(0);
  if (x == nullptr) return;
  // topk_c1
  const auto axis = ctx.RequireAxis("topk_c1", ctx.IntAttr("axis", -1), x->Rank(), "axis");
  if (!axis) return;
  SymShape shape = *x;
  const SymDim& size = (*x)[*axis];
  const bool negative = k.IsInt() && k.AsInt() < 0;
  // topk_c2
  if (negative || (k.IsInt() && size.IsInt() && size.AsInt() >= 0 && k.AsInt() > size.AsInt())) {
    ctx.Fault(Code::kSize, "topk_c2",
              StrCat("k = ", k.AsInt(), " for ", size.ToString(), " elements at axis ", *axis),
              negative ? "a k of 0 or more" : "no more than there are");
    shape[*axis] = SymDim();
  } else {
    shape[*axis] = KnownOrFresh(ctx, k);
  }
  ctx.SetShape(0, shape);
  ctx.SetShape(1, std::move(shape));
}

}  // namespace

// The count is an attribute.
void TopK1(Context& ctx) {
  const auto k = ctx.OptionalIntAttr("k");
  TopKOf(ctx, k ? SymDim(*k) : SymDim());
}

// The count is an input, a vector of one number.
void TopK10(Context& ctx) {
  // topk_c3
  if (ctx.RequireRank("topk_c3", 1, 1)) {
    ctx.RequireEqual("topk_c3", ctx.Size(1, 0), 1, "number of elements of 'K'");
  }
  TopKOf(ctx, ctx.Scalar(1));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
