// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DecoderAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO")
      .Input("q_weight", "T", "TODO")
      .Input("kv_weight", "T", "TODO")
      .Input("bias", "T", "TODO")
      .Input("key_padding_mask", "B", "TODO", kOptional)
      .Input("key_cache", "T", "TODO", kOptional)
      .Input("value_cache", "T", "TODO", kOptional)
      .Input("static_kv", "B", "TODO")
      .Input("use_past", "B", "TODO")
      .Input("has_layer_state", "B", "TODO")
      .Input("has_key_padding_mask", "B", "TODO")
      .Output("output", "T", "TODO")
      .Output("new_key_cache", "T", "TODO", kOptional)
      .Output("new_value_cache", "T", "TODO", kOptional)
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("B", types::kBool, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
