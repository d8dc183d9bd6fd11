// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void PackedMultiHeadAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("value", "T", "TODO", kOptional)
      .Input("bias", "T", "TODO", kOptional)
      .Input("token_offset", "M", "TODO")
      .Input("cumulative_sequence_length", "M", "TODO")
      .Input("attention_bias", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
