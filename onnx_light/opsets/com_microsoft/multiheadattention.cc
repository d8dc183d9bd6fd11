// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void MultiHeadAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes multi-head attention from queries, keys and values that are already projected: "
          "for each head `softmax(scale * (Q + bias_q) * (K + bias_k)^T + attention_bias) * (V + "
          "bias_v)`, masked positions excluded. In self-attention earlier keys and values come "
          "before the new ones; in cross-attention `key` and `value` may be the cached ones of an "
          "encoder. The total sequence counts earlier and new positions.")
      .Input("query", "T",
             "Queries, `[batch, sequence, hidden_size]`, or queries, keys and values in turns, "
             "`[batch, sequence, num_heads, 3, head_size]`.")
      .Input("key", "T",
             "Keys, `[batch, kv_sequence, hidden_size]`, or keys and values in turns, `[batch, "
             "kv_sequence, num_heads, 2, head_size]`, or cached keys, `[batch, num_heads, "
             "kv_sequence, head_size]`.",
             kOptional)
      .Input("value", "T",
             "Values, `[batch, kv_sequence, v_hidden_size]`, or cached values, `[batch, num_heads, "
             "kv_sequence, head_size]`.",
             kOptional)
      .Input("bias", "T",
             "Biases of the projections to queries, keys and values, one after the other.",
             kOptional)
      .Input("key_padding_mask", "M",
             "Keys to attend to: 0 or 1 for each, `[batch, kv_sequence]`, `[batch, total]` or "
             "`[batch, sequence, total]`; or how many of each sequence, `[batch]`; or `[3 * batch "
             "+ 2]` for packed sequences.",
             kOptional)
      .Input("attention_bias", "T",
             "Added to the scores, `[batch or 1, num_heads or 1, sequence, total]`.", kOptional)
      .Input("past_key", "T",
             "Earlier keys, `[batch, num_heads, past_sequence, head_size]`, or with room for "
             "`max_sequence` in a shared buffer.",
             kOptional)
      .Input("past_value", "T", "Earlier values, shaped likewise.", kOptional)
      .Input("past_sequence_length", "M", "How much of a shared buffer is filled.", kOptional)
      .Input("cache_indirection", "M",
             "For each beam and position the beam its token came from, `[batch, beam_width, "
             "max_sequence]`.",
             kOptional)
      .Output("output", "T", "Attention results, `[batch, sequence, v_hidden_size]`.")
      .Output("present_key", "T",
              "Earlier and new keys, `[batch, num_heads, total, head_size]`, or the shared buffer.",
              kOptional)
      .Output("present_value", "T", "Earlier and new values, shaped likewise.", kOptional)
      .Output("qk", "QK", "The attention weights, `[batch, num_heads, sequence, total]`.",
              kOptional)
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT),
            "Score of a masked position; -10000 by default.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("unidirectional", Int(0), "1 lets every position see only itself and those before.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("QK", types::kFloat16To32, "The type of the attention weights, independent of T.")
      .Types("M", types::kInt32, "The type of masks, lengths and beams.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
