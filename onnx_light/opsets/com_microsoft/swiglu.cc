// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void SwiGLU(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("gate", "T", "TODO")
      .Input("up", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("activation_alpha", Float(1.0F), "TODO")
      .Attr("activation_beta", Float(0.0F), "TODO")
      .Attr("limit", Float(0.0F), "TODO")
      .Attr("round_activation", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
