// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Attention over the tokens of all sequences without their padding, and the operators that take
// padding away and put it back.
namespace {

// Adds what both kinds of attention need to find the sequences.
History& Packed(History& op) {
  return op
      .Input("token_offset", "M",
             "Places of the tokens among all `batch * sequence`, then those of the padding, "
             "`[batch, sequence]`.")
      .Input("cumulative_sequence_length", "M",
             "Start of each sequence among the tokens and the end of the last, `[batch + 1]`.")
      .Input("attention_bias", "T",
             "Added to the scores, `[batch or 1, num_heads or 1, sequence, sequence]`.", kOptional)
      .Output("output", "T", "Attention results, `[tokens, v_hidden_size]`.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("M", types::kInt32, "The type of places and lengths.");
}

}  // namespace

void PackedAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes the operator Attention over sequences without their padding: all tokens are "
          "projected to queries, keys and values, and those of one sequence attend to each other.")
      .Input("input", "T", "Tokens of all sequences, `[tokens, input_hidden_size]`.")
      .Input("weights", "T",
             "Projection matrices side by side, `[input_hidden_size, hidden_size + hidden_size + "
             "v_hidden_size]`.")
      .Input("bias", "T", "Biases of the projections, one per column of `weights`.")
      .Attr("qkv_hidden_sizes", NoDefault(AttributeType::INTS),
            "Hidden sizes of queries, keys and values; a third of the columns each by default.");
  Packed(op);
}

void PackedMultiHeadAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes the operator MultiHeadAttention over sequences without their padding: tokens "
          "of one sequence attend to each other.")
      .Input("query", "T",
             "Queries of all tokens, `[tokens, hidden_size]`, or queries, keys and values in "
             "turns, `[tokens, num_heads, 3, head_size]`.")
      .Input("key", "T", "Keys of all tokens, `[tokens, hidden_size]`.", kOptional)
      .Input("value", "T", "Values of all tokens, `[tokens, v_hidden_size]`.", kOptional)
      .Input("bias", "T",
             "Biases of the projections to queries, keys and values, one after the other.",
             kOptional)
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT),
            "Score of a masked position; -10000 by default.");
  Packed(op);
}

void RemovePadding(History& op) {
  op.Since(1)
      .Doc(
          "Takes the padding at the end of each sequence away, so that the tokens of all follow "
          "one another.")
      .Input("input", "T", "Padded sequences, `[batch, sequence, hidden_size]`.")
      .Input("sequence_token_count", "M", "Number of tokens of each sequence, `[batch]`.")
      .Output("output", "T", "Tokens of all sequences, `[tokens, hidden_size]`.")
      .Output("token_offset", "M",
              "Places of the tokens among all `batch * sequence`, then those of the padding, "
              "`[batch, sequence]`.")
      .Output("cumulated_seq_len", "M",
              "Start of each sequence among the tokens and the end of the last, `[batch + 1]`.")
      .Output("max_seq_len", "M", "Number of tokens of the longest sequence, `[1]`.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("M", types::kInt32, "The type of places and lengths.");
}

void RestorePadding(History& op) {
  op.Since(1)
      .Doc(
          "Puts the tokens of all sequences back to their places and fills the others with zeros, "
          "the inverse of RemovePadding.")
      .Input("input", "T", "Tokens of all sequences, `[tokens, hidden_size]`.")
      .Input("token_offset", "M",
             "Their places, as RemovePadding returns them, `[batch, sequence]`.")
      .Output("output", "T", "Padded sequences, `[batch, sequence, hidden_size]`.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("M", types::kInt32, "The type of places.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
