// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Celu(History& op) {
  op.Since(12)
      .Doc("TODO")
      .Input("X", "T", "TODO", kDifferentiable)
      .Output("Y", "T", "TODO", kDifferentiable)
      .Attr("alpha", Float(1.0F), "TODO")
      .Types("T", types::kFloat, "TODO")
      .Function();
  op.Since(28).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
