// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MoEPacked(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("router_probs", "TR", "TODO")
      .Input("gate_experts_weights", "T2", "TODO")
      .Input("up_experts_weights", "T2", "TODO", kOptional)
      .Input("down_experts_weights", "T2", "TODO")
      .Input("router_weights", "TR", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("activation_type", Str("swiglu"), "TODO")
      .Attr("down_type", Required(AttributeType::INT), "TODO")
      .Attr("gate_type", Required(AttributeType::INT), "TODO")
      .Attr("k", Int(1), "TODO")
      .Attr("normalize_routing_weights", Int(1), "TODO")
      .Attr("routed_scaling_factor", Float(1.0F), "TODO")
      .Attr("routing_epsilon", Float(0.0F), "TODO")
      .Attr("up_type", Int(-1), "TODO")
      .Types("T", types::kFloat16 | types::kBfloat16, "TODO")
      .Types("T2", types::kUint8, "TODO")
      .Types("TR", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
