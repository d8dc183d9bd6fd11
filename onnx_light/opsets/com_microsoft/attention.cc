// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Attention(History& op) {
  op.Since(1)
      .Doc(
          "Computes multi-head attention including the projection of its input: `[Q, K, V] = input "
          "* weights + bias`, then for each head `softmax(scale * Q * K^T + attention_bias) * V` "
          "with masked positions excluded. The hidden sizes of Q, K and V are multiples of "
          "`num_heads`; without `qkv_hidden_sizes` each is a third of the columns of `weights`. "
          "With `past`, its keys and values come before the new ones and `present` returns both "
          "together; then the three hidden sizes are equal. The total sequence length counts past "
          "and new positions.")
      .Input("input", "T", "Sequences of shape `[batch, sequence, input_hidden_size]`.")
      .Input("weights", "T",
             "Projection matrices side by side, `[input_hidden_size, hidden_size + hidden_size + "
             "v_hidden_size]`.")
      .Input("bias", "T", "Biases of the projections, one per column of `weights`.", kOptional)
      .Input("mask_index", "M",
             "What to attend to: 0 or 1 for each position, `[batch, total]`, `[batch, sequence, "
             "total]` or `[batch, 1, max_sequence, max_sequence]`; or, shape `[batch]`, the length "
             "of each sequence padded at its end; or, `[2 * batch]`, all ends followed by all "
             "starts; or `[3 * batch + 2]` for packed sequences.",
             kOptional)
      .Input("past", "T",
             "Earlier keys and values, `[2, batch, num_heads, past_sequence, head_size]`, or with "
             "room for `max_sequence` in a shared buffer.",
             kOptional)
      .Input("attention_bias", "T",
             "Added to the scores, `[batch or 1, num_heads or 1, sequence, total]`.", kOptional)
      .Input("past_sequence_length", "M",
             "How much of a shared buffer is filled; required with `past_present_share_buffer`.",
             kOptional)
      .Output("output", "T", "Attention results, `[batch, sequence, v_hidden_size]`.")
      .Output("present", "T",
              "Keys and values of all positions so far, `[2, batch, num_heads, total, head_size]`, "
              "or the shared buffer.",
              kOptional)
      .Attr("do_rotary", NoDefault(AttributeType::INT),
            "1 rotates Q and K by their positions (rotary embedding); not done by default.")
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT),
            "Score of a masked position; -10000 by default.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT),
            "1 tells that `past` and `present` are one buffer that is written in place.")
      .Attr("qkv_hidden_sizes", NoDefault(AttributeType::INTS),
            "Hidden sizes of Q, K and V; needed when that of V differs.")
      .Attr("rotary_embedding_dim", NoDefault(AttributeType::INT),
            "How many components of a head are rotated: 32, 64 or 128; all by default.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("unidirectional", Int(0), "1 lets every position see only itself and those before.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("M", types::kInt32, "The type of masks and lengths.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
