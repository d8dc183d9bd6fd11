// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void PagedAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("value", "T", "TODO", kOptional)
      .Input("key_cache", "T_CACHE", "TODO")
      .Input("value_cache", "T_CACHE", "TODO", kOptional)
      .Input("cumulative_sequence_length", "S", "TODO")
      .Input("past_seqlens", "S", "TODO")
      .Input("block_table", "S", "TODO")
      .Input("cos_cache", "T", "TODO", kOptional)
      .Input("sin_cache", "T", "TODO", kOptional)
      .Input("slot_mapping", "S", "TODO", kOptional)
      .Input("head_sink", "T", "TODO", kOptional)
      .Input("q_norm_weight", "T", "TODO", kOptional)
      .Input("k_norm_weight", "T", "TODO", kOptional)
      .Input("k_scale", "T_KV_SCALE", "TODO", kOptional)
      .Input("v_scale", "T_KV_SCALE", "TODO", kOptional)
      .Input("attention_metadata", "S", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("key_cache_out", "T_CACHE", "TODO", kOptional)
      .Output("value_cache_out", "T_CACHE", "TODO", kOptional)
      .Attr("do_rotary", NoDefault(AttributeType::INT), "TODO")
      .Attr("is_causal", Int(1), "TODO")
      .Attr("k_cache_dtype", Str(""), "TODO")
      .Attr("k_quant_type", Str("NONE"), "TODO")
      .Attr("kv_cache_layout", Str("SEPARATE"), "TODO")
      .Attr("kv_num_heads", Required(AttributeType::INT), "TODO")
      .Attr("local_window_size", Int(-1), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("qk_norm_epsilon", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("rotary_interleaved", NoDefault(AttributeType::INT), "TODO")
      .Attr("rotary_offset", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("softcap", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("v_cache_dtype", Str(""), "TODO")
      .Attr("v_head_size", NoDefault(AttributeType::INT), "TODO")
      .Attr("v_quant_type", Str("NONE"), "TODO")
      .Types("T", types::kFloat16 | types::kBfloat16, "TODO")
      .Types("T_CACHE", types::kBytes | types::kFloat16 | types::kBfloat16 | types::kFloat8e4m3fn,
             "TODO")
      .Types("T_KV_SCALE", types::kFloat, "TODO")
      .Types("S", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
