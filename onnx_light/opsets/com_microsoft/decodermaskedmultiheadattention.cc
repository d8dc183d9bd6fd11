// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DecoderMaskedMultiHeadAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes multi-head attention for one new token per sequence, from queries, keys and "
          "values that are already projected. In self-attention the new key and value are appended "
          "to the past ones; in cross-attention `key` and `value` are the complete ones of the "
          "encoder. During beam search `cache_indirection` says which beam each cached position "
          "belongs to. A shared key buffer stores groups of `x = 16 / sizeof(T)` components "
          "together: `[batch, num_heads, head_size / x, max_sequence, x]`.")
      .Input("query", "T",
             "Query of the new token, `[batch, 1, hidden_size]`, or query, key and value packed in "
             "one row.")
      .Input("key", "T",
             "New key, `[batch, 1, hidden_size]`, or for cross-attention all keys, `[batch, "
             "num_heads, kv_sequence, head_size]`.",
             kOptional)
      .Input("value", "T",
             "New value, `[batch, 1, v_hidden_size]`, or for cross-attention all values.",
             kOptional)
      .Input("mask_index", "M",
             "1 for positions to attend to and 0 for others, `[batch, total_sequence]`.", kOptional)
      .Input("attention_bias", "T",
             "Added to the scores, `[batch or 1, num_heads or 1, 1, total_sequence]`.", kOptional)
      .Input("past_key", "T",
             "Earlier keys, `[batch, num_heads, past_sequence, head_size]`, or the shared buffer.",
             kOptional)
      .Input("past_value", "T",
             "Earlier values, `[batch, num_heads, past_sequence, head_size]`, or with room for "
             "`max_sequence`.",
             kOptional)
      .Input("past_sequence_length", "M",
             "How much of a shared buffer is filled; required with one in self-attention.",
             kOptional)
      .Input("beam_width", "M", "Number of beams; 1 by default.", kOptional)
      .Input("cache_indirection", "M",
             "For each beam and position the beam its token came from, `[batch, beam_width, "
             "max_length]`.",
             kOptional)
      .Input("bias", "T", "Biases added to query, key and value, one after the other.", kOptional)
      .Output("output", "T", "Attention results, `[batch, 1, v_hidden_size]`.")
      .Output("present_key", "T", "Keys up to the new token, or the shared buffer.", kOptional)
      .Output("present_value", "T", "Values up to the new token, or the shared buffer.", kOptional)
      .Output("qk", "QK", "The attention weights, `[batch, num_heads, 1, total_sequence]`.",
              kOptional)
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT),
            "Score of a masked position; -10000 by default.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Attr("output_qk", NoDefault(AttributeType::INT), "1 returns `qk`.")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT),
            "1 tells that past and present are one buffer, written in place.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("QK", types::kFloat | types::kFloat16,
             "The type of the attention weights, independent of T.")
      .Types("M", types::kInt32, "The type of masks, lengths and beams.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
