// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QMoE(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("router_probs", "T", "TODO")
      .Input("fc1_experts_weights", "T1", "TODO")
      .Input("fc1_scales", "T2", "TODO", kOptional)
      .Input("fc1_experts_bias", "T", "TODO", kOptional)
      .Input("fc2_experts_weights", "T1", "TODO")
      .Input("fc2_scales", "T2", "TODO", kOptional)
      .Input("fc2_experts_bias", "T", "TODO", kOptional)
      .Input("fc3_experts_weights", "T1", "TODO", kOptional)
      .Input("fc3_scales", "T2", "TODO", kOptional)
      .Input("fc3_experts_bias", "T", "TODO", kOptional)
      .Input("fc1_zero_points", "T1", "TODO", kOptional)
      .Input("fc2_zero_points", "T1", "TODO", kOptional)
      .Input("fc3_zero_points", "T1", "TODO", kOptional)
      .Input("router_weights", "T", "TODO", kOptional)
      .Input("fc1_global_scale", "T4", "TODO", kOptional)
      .Input("fc2_global_scale", "T4", "TODO", kOptional)
      .Input("fc1_act_scale", "T4", "TODO", kOptional)
      .Input("fc2_act_scale", "T4", "TODO", kOptional)
      .Input("fc1_act_block_scale", "T2", "TODO", kOptional)
      .Input("fc2_act_block_scale", "T2", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("accuracy_level", Int(0), "TODO")
      .Attr("activation_alpha", Float(1.0F), "TODO")
      .Attr("activation_beta", Float(0.0F), "TODO")
      .Attr("activation_type", Str("relu"), "TODO")
      .Attr("block_size", NoDefault(AttributeType::INT), "TODO")
      .Attr("expert_weight_bits", Int(4), "TODO")
      .Attr("fc1_expert_weight_bits", NoDefault(AttributeType::INT), "TODO")
      .Attr("fc2_expert_weight_bits", NoDefault(AttributeType::INT), "TODO")
      .Attr("fc3_expert_weight_bits", NoDefault(AttributeType::INT), "TODO")
      .Attr("k", Int(1), "TODO")
      .Attr("normalize_routing_weights", Int(0), "TODO")
      .Attr("quant_type", Str("int"), "TODO")
      .Attr("swiglu_fusion", Int(0), "TODO")
      .Attr("swiglu_limit", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("swiglu_limit_after_activation", Int(0), "TODO")
      .Attr("use_sparse_mixer", Int(0), "TODO")
      .Attr("weights_prepacked", Int(-1), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("T1", types::kUint8 | types::kFloat8e4m3fn, "TODO")
      .Types("T2", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e8m0, "TODO")
      .Types("T4", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
