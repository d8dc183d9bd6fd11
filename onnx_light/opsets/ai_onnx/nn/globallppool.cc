// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void GlobalLpPool(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("p", Float(2.0F), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(2)
      .Input("X", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Attr("p", Int(2));
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
