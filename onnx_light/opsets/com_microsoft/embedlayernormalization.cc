// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void EmbedLayerNormalization(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input_ids", "T1", "TODO")
      .Input("segment_ids", "T1", "TODO", kOptional)
      .Input("word_embedding", "T", "TODO")
      .Input("position_embedding", "T", "TODO")
      .Input("segment_embedding", "T", "TODO", kOptional)
      .Input("gamma", "T", "TODO")
      .Input("beta", "T", "TODO")
      .Input("mask", "T1", "TODO", kOptional)
      .Input("position_ids", "T1", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("mask_index", "T1", "TODO", kOptional)
      .Output("embedding_sum", "T", "TODO", kOptional)
      .Attr("epsilon", Float(1e-12F), "TODO")
      .Attr("mask_index_type", NoDefault(AttributeType::INT), "TODO")
      .Types("T1", types::kInt32, "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
