// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// CumSum and CumProd keep the shape of x.
void Cumulative(Context& ctx) {
  ctx.CopyShape(0, 0);
  // cumulative_c1
  RequireOneElement(ctx, "cumulative_c1", 1);
  const SymDim axis = ctx.Scalar(1);
  if (ctx.Shape(0) == nullptr || !axis.IsInt()) return;
  // cumulative_c2
  ctx.RequireAxis("cumulative_c2", axis.AsInt(), ctx.Shape(0)->Rank());
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
