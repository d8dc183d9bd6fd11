// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DecoderMaskedMultiHeadAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("value", "T", "TODO", kOptional)
      .Input("mask_index", "M", "TODO", kOptional)
      .Input("attention_bias", "T", "TODO", kOptional)
      .Input("past_key", "T", "TODO", kOptional)
      .Input("past_value", "T", "TODO", kOptional)
      .Input("past_sequence_length", "M", "TODO", kOptional)
      .Input("beam_width", "M", "TODO", kOptional)
      .Input("cache_indirection", "M", "TODO", kOptional)
      .Input("bias", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present_key", "T", "TODO", kOptional)
      .Output("present_value", "T", "TODO", kOptional)
      .Output("qk", "QK", "TODO", kOptional)
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("output_qk", NoDefault(AttributeType::INT), "TODO")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("QK", types::kFloat | types::kFloat16, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
