// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GroupQueryAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("value", "T", "TODO", kOptional)
      .Input("past_key", "T_CACHE", "TODO", kOptional)
      .Input("past_value", "T_CACHE", "TODO", kOptional)
      .Input("seqlens_k", "M", "TODO")
      .Input("total_sequence_length", "M", "TODO")
      .Input("cos_cache", "T", "TODO", kOptional)
      .Input("sin_cache", "T", "TODO", kOptional)
      .Input("position_ids", "tensor(int64)", "TODO", kOptional)
      .Input("attention_bias", "T", "TODO", kOptional)
      .Input("head_sink", "T", "TODO", kOptional)
      .Input("k_scale", "T_KV_SCALE", "TODO", kOptional)
      .Input("v_scale", "T_KV_SCALE", "TODO", kOptional)
      .Input("q_norm_weight", "T", "TODO", kOptional)
      .Input("k_norm_weight", "T", "TODO", kOptional)
      .Input("query_seqlens", "M", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present_key", "T_CACHE", "TODO", kOptional)
      .Output("present_value", "T_CACHE", "TODO", kOptional)
      .Output("output_qk", "T", "TODO", kOptional)
      .Attr("causal", Int(1), "TODO")
      .Attr("do_rotary", NoDefault(AttributeType::INT), "TODO")
      .Attr("k_norm_epsilon", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("k_quant_type", Str("NONE"), "TODO")
      .Attr("kv_cache_bit_width", NoDefault(AttributeType::INT), "TODO")
      .Attr("kv_num_heads", Required(AttributeType::INT), "TODO")
      .Attr("local_window_size", Int(-1), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("q_norm_epsilon", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("qk_norm_epsilon", Float(1e-06F), "TODO")
      .Attr("qk_output", Int(0), "TODO")
      .Attr("rotary_interleaved", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("sliding_window_cache", Int(0), "TODO")
      .Attr("smooth_softmax", Int(-1), "TODO")
      .Attr("softcap", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("v_quant_type", Str("NONE"), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("T_CACHE", types::kFloat16To32 | types::kBytes | types::kFloat8e4m3fn, "TODO")
      .Types("T_KV_SCALE", types::kFloat, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
