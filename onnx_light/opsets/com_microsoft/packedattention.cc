// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void PackedAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("weights", "T", "TODO")
      .Input("bias", "T", "TODO")
      .Input("token_offset", "M", "TODO")
      .Input("cumulative_sequence_length", "M", "TODO")
      .Input("attention_bias", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("qkv_hidden_sizes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
