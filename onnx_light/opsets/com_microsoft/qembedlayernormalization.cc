// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QEmbedLayerNormalization(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input_ids", "T1", "TODO")
      .Input("segment_ids", "T1", "TODO", kOptional)
      .Input("word_embedding_quant", "T2", "TODO")
      .Input("position_embedding_quant", "T2", "TODO")
      .Input("segment_embedding", "T2", "TODO", kOptional)
      .Input("gamma_quant", "T2", "TODO")
      .Input("beta_quant", "T2", "TODO")
      .Input("mask", "T1", "TODO", kOptional)
      .Input("word_embedding_scale", "T", "TODO")
      .Input("position_embedding_scale", "T", "TODO")
      .Input("segment_embedding_scale", "T", "TODO", kOptional)
      .Input("gamma_scale", "T", "TODO")
      .Input("beta_scale", "T", "TODO")
      .Input("word_embedding_zero_point", "T2", "TODO")
      .Input("position_embedding_zero_point", "T2", "TODO")
      .Input("segment_embedding_zero_point", "T2", "TODO", kOptional)
      .Input("gamma_zero_point", "T2", "TODO")
      .Input("beta_zero_point", "T2", "TODO")
      .Output("layernorm_out", "T", "TODO")
      .Output("mask_index_out", "T1", "TODO")
      .Attr("epsilon", Float(1e-12F), "TODO")
      .Types("T1", types::kInt32, "TODO")
      .Types("T2", types::kBytes, "TODO")
      .Types("T", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
