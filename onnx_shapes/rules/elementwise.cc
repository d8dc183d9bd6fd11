// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/elementwise.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void SameAsInput0(Context& ctx) {
  for (size_t i = 0; i < ctx.NumOutputs(); ++i) ctx.CopyShape(0, i);
}

void BroadcastInputs(Context& ctx) {
  if (ctx.NumInputs() == 0 || ctx.Shape(0) == nullptr) return;
  SymShape shape = *ctx.Shape(0);
  for (size_t i = 1; i < ctx.NumInputs(); ++i) {
    if (ctx.Shape(i) == nullptr) return;
    shape = ctx.Broadcast("broadcast_c1", shape, *ctx.Shape(i));
  }
  ctx.SetShape(0, std::move(shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
