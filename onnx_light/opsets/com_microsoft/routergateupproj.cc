// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void RouterGateUpProj(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("W", "T", "TODO")
      .Output("router", "T", "TODO")
      .Output("activated", "T", "TODO")
      .Attr("activation", Str("swiglu"), "TODO")
      .Attr("activation_alpha", Float(1.0F), "TODO")
      .Attr("activation_beta", Float(0.0F), "TODO")
      .Attr("limit", Float(0.0F), "TODO")
      .Attr("router_size", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat16 | types::kBfloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
