// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void RelativePositionBias(History& op) {
  op.Since(1)
      .Doc(
          "Computes the attention bias of T5, which depends on the distance of query and key: "
          "`output[0, h, i, j] = bias_table[bucket(j - i), h]`. Small distances have a bucket "
          "each; greater ones share buckets whose width grows by the logarithm up to "
          "`max_distance`, beyond which all fall into the last.")
      .Input("bias_table", "T", "Bias of each bucket and head, `[buckets, num_heads]`.")
      .Input("query_length", "U",
             "Number of queries, one number; for self-attention equal to that of keys.")
      .Input("key_length", "U", "Number of keys, one number.")
      .Output("output", "T",
              "Biases to add to the scores, `[1, num_heads, query_length, key_length]`.")
      .Attr("is_bidirectional", Int(0),
            "1 has half of the buckets for keys behind the query; 0 puts all of these into the "
            "bucket of distance 0.")
      .Attr("max_distance", Required(AttributeType::INT),
            "Distance from which on all share a bucket.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("U", types::kInt64, "The type of lengths.");
}

void GatedRelativePositionBias(History& op) {
  op.Since(1)
      .Doc(
          "Scales a relative position bias by gates that depend on the query, as WavLM does: the "
          "query heads with their bias are projected by `weight` and `bias`, the two halves of the "
          "result are each summed up to u and r, and `output = (sigmoid(u) * (sigmoid(r) * eco_a - "
          "1) + 2) * rel_pos`.")
      .Input("query_layer", "T",
             "Projected queries without bias, `[batch, sequence, num_heads * head_size]`, or with "
             "`token_offset` `[tokens, num_heads * head_size]`.")
      .Input("query_bias", "T", "Bias of the queries, `[num_heads * head_size]`.")
      .Input("rel_pos", "T", "Bias by position, `[1, num_heads, sequence, sequence]`.")
      .Input("weight", "T", "Projection of a head, `[head_size, D]` with an even D.")
      .Input("bias", "T", "Bias of that projection, `[D]`.")
      .Input("eco_a", "T", "Factor of each head, `[1, num_heads, 1, 1]`.")
      .Input(
          "token_offset", "M",
          "Places of tokens without padding, as RemovePadding returns them, `[batch, sequence]`.",
          kOptional)
      .Output("output", "T", "Gated bias, `[batch, num_heads, sequence, sequence]`.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("M", types::kInt32, "The type of places.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
