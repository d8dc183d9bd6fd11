// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ThresholdedRelu(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("X", "T", "TODO", kDifferentiable)
      .Output("Y", "T", "TODO", kDifferentiable)
      .Attr("alpha", Float(1.0F), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .Function();
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
