// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MoE(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("router_probs", "T", "TODO")
      .Input("fc1_experts_weights", "T", "TODO")
      .Input("fc1_experts_bias", "T", "TODO", kOptional)
      .Input("fc2_experts_weights", "T", "TODO")
      .Input("fc2_experts_bias", "T", "TODO", kOptional)
      .Input("fc3_experts_weights", "T", "TODO", kOptional)
      .Input("fc3_experts_bias", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("activation_alpha", Float(1.0F), "TODO")
      .Attr("activation_beta", Float(0.0F), "TODO")
      .Attr("activation_type", Str("relu"), "TODO")
      .Attr("k", Int(1), "TODO")
      .Attr("normalize_routing_weights", Int(0), "TODO")
      .Attr("swiglu_fusion", Int(0), "TODO")
      .Attr("swiglu_limit", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("swiglu_limit_after_activation", Int(0), "TODO")
      .Attr("use_sparse_mixer", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
