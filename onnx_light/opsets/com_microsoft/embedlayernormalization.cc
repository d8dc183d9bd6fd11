// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void EmbedLayerNormalization(History& op) {
  op.Since(1)
      .Doc(
          "Adds the embeddings of words, positions and segments and normalizes the sum over the "
          "hidden axis, as BERT does at its start: `output = (sum - mean) / sqrt(variance + "
          "epsilon) * gamma + beta`.")
      .Input("input_ids", "T1", "Words, `[batch, sequence]`.")
      .Input("segment_ids", "T1", "Segment of each word, `[batch, sequence]`.", kOptional)
      .Input("word_embedding", "T", "One row per word of the vocabulary, `[words, hidden_size]`.")
      .Input("position_embedding", "T", "One row per position, `[positions, hidden_size]`.")
      .Input("segment_embedding", "T",
             "One row per segment, `[segments, hidden_size]`; given along with `segment_ids`.",
             kOptional)
      .Input("gamma", "T", "Factors after normalization, `[hidden_size]`.")
      .Input("beta", "T", "Offsets after normalization, `[hidden_size]`.")
      .Input("mask", "T1", "1 for words and 0 for padding, `[batch, sequence]`.", kOptional)
      .Input("position_ids", "T1",
             "Position of each word, `[batch, sequence]` or `[1, sequence]`; counted from 0 by "
             "default.",
             kOptional)
      .Output("output", "T", "Normalized embeddings, `[batch, sequence, hidden_size]`.")
      .Output("mask_index", "T1",
              "Number of ones in each row of the mask, `[batch]`; zero without a mask.", kOptional)
      .Output("embedding_sum", "T", "The sum before normalization.", kOptional)
      .Attr("epsilon", Float(1e-12F), "Keeps the divisor from being zero.")
      .Attr("mask_index_type", NoDefault(AttributeType::INT),
            "Whether `mask_index` is computed: 0 no, 1 yes.")
      .Types("T1", types::kInt32, "The type of ids and masks.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
