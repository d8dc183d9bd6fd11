// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Shrink(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("input", "T", "TODO", kDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Attr("bias", Float(0.0F), "TODO")
      .Attr("lambd", Float(0.5F), "TODO")
      .Types("T", types::kNumeric, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
