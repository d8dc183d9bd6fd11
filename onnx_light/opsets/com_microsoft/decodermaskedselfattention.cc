// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DecoderMaskedSelfAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("weights", "T", "TODO")
      .Input("bias", "T", "TODO")
      .Input("mask_index", "M", "TODO", kOptional)
      .Input("past", "T", "TODO")
      .Input("attention_bias", "T", "TODO", kOptional)
      .Input("past_sequence_length", "M", "TODO")
      .Input("beam_width", "M", "TODO", kOptional)
      .Input("cache_indirection", "M", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present", "T", "TODO")
      .Attr("do_rotary", NoDefault(AttributeType::INT), "TODO")
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
