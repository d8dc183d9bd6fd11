// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Attention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("weights", "T", "TODO")
      .Input("bias", "T", "TODO", kOptional)
      .Input("mask_index", "M", "TODO", kOptional)
      .Input("past", "T", "TODO", kOptional)
      .Input("attention_bias", "T", "TODO", kOptional)
      .Input("past_sequence_length", "M", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present", "T", "TODO", kOptional)
      .Attr("do_rotary", NoDefault(AttributeType::INT), "TODO")
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT), "TODO")
      .Attr("qkv_hidden_sizes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("rotary_embedding_dim", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("unidirectional", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
