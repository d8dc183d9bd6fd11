// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void SparseAttentionIndexer(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("query_norm_weight", "T", "TODO")
      .Input("key_norm_weight", "T", "TODO")
      .Input("cos_cache", "T", "TODO")
      .Input("sin_cache", "T", "TODO")
      .Input("mask", "TB", "TODO", kOptional)
      .Input("past_key", "T", "TODO")
      .Input("gate", "T", "TODO", kOptional)
      .Input("position_bias", "T", "TODO", kOptional)
      .Input("head_weights", "T", "TODO", kOptional)
      .Input("position_ids", "I", "TODO", kOptional)
      .Input("past_sequence_length", "M", "TODO", kOptional)
      .Input("past_proj_buffer", "T", "TODO", kOptional)
      .Output("selected_indices", "M", "TODO")
      .Output("present_key", "T", "TODO")
      .Output("present_proj_buffer", "T", "TODO", kOptional)
      .Attr("compress_ratio", Required(AttributeType::INT), "TODO")
      .Attr("epsilon", Float(1e-06F), "TODO")
      .Attr("head_weight_scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("index_topk", NoDefault(AttributeType::INT), "TODO")
      .Attr("policy_mode", Required(AttributeType::STRING), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("token_budget", NoDefault(AttributeType::INT), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("TB", types::kInt64, "TODO")
      .Types("I", types::kInt64, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
