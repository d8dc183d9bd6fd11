// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MRotaryEmbedding(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("position_ids", "M", "TODO")
      .Input("cos_cache", "T", "TODO")
      .Input("sin_cache", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("interleaved", NoDefault(AttributeType::INT), "TODO")
      .Attr("is_packed_batching", NoDefault(AttributeType::INT), "TODO")
      .Attr("mrope_layout", NoDefault(AttributeType::INT), "TODO")
      .Attr("mrope_section", Required(AttributeType::INTS), "TODO")
      .Attr("num_heads", NoDefault(AttributeType::INT), "TODO")
      .Attr("rotary_embedding_dim", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
