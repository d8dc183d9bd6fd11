// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The elements are the sizes of the input from `start` to `end`, both pulled into [0, rank].
void Shape(Context& ctx) {
  const SymShape* shape = ctx.Shape(0);
  if (shape == nullptr) {
    ctx.SetShape(0, FreshShape(ctx, 1));
    return;
  }
  const int64_t rank = shape->Rank();
  const auto within = [rank](int64_t axis) {
    return std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, rank);
  };
  const int64_t start = within(ctx.IntAttr("start"));
  const int64_t end = within(ctx.IntAttr("end", rank));
  std::vector<SymDim> sizes;
  for (int64_t axis = start; axis < end; ++axis) {
    sizes.push_back(KnownOrFresh(ctx, (*shape)[static_cast<int>(axis)]));
  }
  ctx.SetShape(0, SymShape{static_cast<int64_t>(sizes.size())});
  ctx.SetIntegers(0, std::move(sizes));
}

// A scalar that holds the product of the sizes.
void Size(Context& ctx) {
  ctx.SetShape(0, SymShape());
  const SymShape* shape = ctx.Shape(0);
  if (shape == nullptr) return;
  const SymDim count = ElementCount(ctx, shape->Dims());
  if (!count.IsUnknown()) ctx.SetIntegers(0, {count});
}

// The output is the input, be it a tensor, a sequence or an optional.
void Identity(Context& ctx) { ctx.CopyValue(0, 0); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
