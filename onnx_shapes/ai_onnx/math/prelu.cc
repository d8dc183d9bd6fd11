// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The slopes are stretched to the shape of X, which the output has.
void PRelu(Context& ctx) {
  ctx.CopyShape(0, 0);
  // prelu_c1
  if (const SymShape* x = ctx.Shape(0)) RequireStretches(ctx, "prelu_c1", 1, *x);
}

// Before version 7 there is one slope, or one a channel.
void LegacyPRelu(Context& ctx) {
  const SymShape* x = ctx.Shape(0);
  const SymShape* slope = ctx.Shape(1);
  if (x == nullptr || x->Rank() < 2 || slope == nullptr || slope->Rank() != 1) return PRelu(ctx);
  ctx.CopyShape(0, 0);
  const SymDim& slopes = (*slope)[0];
  if (!slopes.IsInt() || slopes.AsInt() == 1) return;
  // prelu_c2
  ctx.RequireEqual("prelu_c2", slopes, (*x)[1], "number of slopes and of channels");
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
