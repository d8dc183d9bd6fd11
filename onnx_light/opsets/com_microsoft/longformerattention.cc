// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void LongformerAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes self-attention in which a token sees those at most `window` positions away, "
          "while tokens marked as global see and are seen by all others. Queries, keys and values "
          "are projected inside, for global attention by matrices of their own.")
      .Input("input", "T",
             "Sequences, `[batch, sequence, hidden_size]`, padded to a multiple of `2 * window`.")
      .Input(
          "weight", "T",
          "Projection to queries, keys and values side by side, `[hidden_size, 3 * hidden_size]`.")
      .Input("bias", "T", "Bias of each column of `weight`, `[3 * hidden_size]`.")
      .Input(
          "mask", "T",
          "0 for tokens to attend to and a large negative number for others, `[batch, sequence]`.")
      .Input("global_weight", "T", "Projections for global attention, shaped as `weight`.")
      .Input("global_bias", "T", "Bias of each column of `global_weight`.")
      .Input("global", "G", "1 for global tokens and 0 for others, `[batch, sequence]`.")
      .Output("output", "T", "Attention results, in the shape of the input.")
      .Attr("num_heads", Required(AttributeType::INT),
            "Number of heads, which divides the hidden size.")
      .Attr("window", Required(AttributeType::INT), "How many tokens to either side a token sees.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("G", types::kInt32, "The type of flags.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
