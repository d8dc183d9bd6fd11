// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void QEmbedLayerNormalization(History& op) {
  op.Since(1)
      .Doc(
          "Computes EmbedLayerNormalization with quantized tables: the embeddings of words, "
          "positions and segments are dequantized and added up, and the sum is normalized over the "
          "hidden axis. The four inputs for segments are given together or not at all.")
      .Input("input_ids", "T1", "Words, `[batch, sequence]`.")
      .Input("segment_ids", "T1", "Segment of each word, `[batch, sequence]`.", kOptional)
      .Input("word_embedding_quant", "T2",
             "Quantized row for each word of the vocabulary, `[words, hidden_size]`.")
      .Input("position_embedding_quant", "T2",
             "Quantized row for each position, `[positions, hidden_size]`.")
      .Input("segment_embedding", "T2",
             "Quantized row for each segment, `[segments, hidden_size]`.", kOptional)
      .Input("gamma_quant", "T2", "Quantized factors after normalization, `[hidden_size]`.")
      .Input("beta_quant", "T2", "Quantized offsets after normalization, `[hidden_size]`.")
      .Input("mask", "T1", "1 for words and 0 for padding, `[batch, sequence]`.", kOptional)
      .Input("word_embedding_scale", "T", "Scale of the rows for words.")
      .Input("position_embedding_scale", "T", "Scale of the rows for positions.")
      .Input("segment_embedding_scale", "T", "Scale of the rows for segments.", kOptional)
      .Input("gamma_scale", "T", "Scale of the factors.")
      .Input("beta_scale", "T", "Scale of the offsets.")
      .Input("word_embedding_zero_point", "T2", "Zero point of the rows for words.")
      .Input("position_embedding_zero_point", "T2", "Zero point of the rows for positions.")
      .Input("segment_embedding_zero_point", "T2", "Zero point of the rows for segments.",
             kOptional)
      .Input("gamma_zero_point", "T2", "Zero point of the factors.")
      .Input("beta_zero_point", "T2", "Zero point of the offsets.")
      .Output("layernorm_out", "T", "Normalized embeddings, `[batch, sequence, hidden_size]`.")
      .Output("mask_index_out", "T1",
              "Number of words in each sequence by the mask, `[batch]`; zero without one.")
      .Attr("epsilon", Float(1e-12F), "Keeps the divisor from being zero.")
      .Types("T1", types::kInt32, "The type of ids and masks.")
      .Types("T2", types::kBytes, "Quantized tables and their zero points.")
      .Types("T", types::kFloat, "The type of scales and results.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
