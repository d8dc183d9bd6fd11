// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SwiGLU(History& op) {
  op.Since(28)
      .Doc("TODO")
      .Input("A", "T", "TODO", kDifferentiable)
      .Input("B", "T", "TODO", kDifferentiable)
      .Output("Y", "T", "TODO", kDifferentiable)
      .Attr("alpha", Float(1.0F), "TODO")
      .Types("T", types::kFloats, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
