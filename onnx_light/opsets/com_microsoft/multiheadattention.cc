// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MultiHeadAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("value", "T", "TODO", kOptional)
      .Input("bias", "T", "TODO", kOptional)
      .Input("key_padding_mask", "M", "TODO", kOptional)
      .Input("attention_bias", "T", "TODO", kOptional)
      .Input("past_key", "T", "TODO", kOptional)
      .Input("past_value", "T", "TODO", kOptional)
      .Input("past_sequence_length", "M", "TODO", kOptional)
      .Input("cache_indirection", "M", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present_key", "T", "TODO", kOptional)
      .Output("present_value", "T", "TODO", kOptional)
      .Output("qk", "QK", "TODO", kOptional)
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("unidirectional", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("QK", types::kFloat16To32, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
