// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void SparseAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("value", "T", "TODO", kOptional)
      .Input("past_key", "T", "TODO")
      .Input("past_value", "T", "TODO")
      .Input("block_row_indices", "M", "TODO")
      .Input("block_col_indices", "M", "TODO")
      .Input("total_sequence_length", "M", "TODO")
      .Input("key_total_sequence_lengths", "M", "TODO")
      .Input("cos_cache", "T", "TODO", kOptional)
      .Input("sin_cache", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present_key", "T", "TODO")
      .Output("present_value", "T", "TODO")
      .Attr("do_rotary", NoDefault(AttributeType::INT), "TODO")
      .Attr("kv_num_heads", Required(AttributeType::INT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("rotary_interleaved", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("sparse_block_size", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
