// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void VarlenCausalConvWithState(History& op) {
  op.Since(1)
      .Doc(
          "Computes the convolution of CausalConvWithState over packed sequences, none of which "
          "sees the tokens of another: `output[t] = activation(bias + sum_j weight[j] * input[t - "
          "(k - 1 - j) * dilation])` with a kernel for each channel. Tokens before a sequence's "
          "first come from its state, which holds `L = (k - 1) * dilation` of them. With "
          "`kernel_delta` a kernel of two taps is changed token by token: each tap gains the delta "
          "of its group, and the product with the previous token is multiplied by `previous_mask`.")
      .Input("input", "T", "Tokens of all sequences, `[tokens, channels]`.")
      .Input("weight", "T", "One kernel per channel, `[channels, 1, k]`.")
      .Input("cumulative_sequence_length", "M",
             "Start of each sequence and the end of the last, `[batch + 1]`; none is empty.")
      .Input("bias", "T", "Bias of each channel, `[channels]`.", kOptional)
      .Input("initial_state", "T", "Tokens before each sequence, `[batch, channels, L]`.")
      .Input("capture_count", "M",
             "How many tokens of each sequence to return in `state_update`, `[batch]`; given along "
             "with a capacity.",
             kOptional)
      .Input("kernel_delta", "T",
             "Changes of the taps, `[tokens, taps, channels / group_size]`; goes with "
             "`previous_mask`.",
             kOptional)
      .Input("previous_mask", "T", "Factor of the product with the previous token, `[tokens, 1]`.",
             kOptional)
      .Output("output", "T", "Results, `[tokens, channels]`.")
      .Output("final_state", "T", "Last tokens of each sequence, shaped as `initial_state`.")
      .Output("state_update", "T",
              "First tokens of each sequence, `[batch, state_update_capacity, channels]`, zero "
              "where there are none.",
              kOptional)
      .Attr("activation", Str("none"),
            "`none`, or `silu` (also called `swish`), applied to the result.")
      .Attr("delta_offset", Int(0),
            "Row of `kernel_delta` for the current token; the next is for the previous token.")
      .Attr("dilation", Int(1), "Distance between taps of the kernel, at least 1.")
      .Attr("group_size", Int(1), "Number of neighbouring channels that share a delta.")
      .Attr("state_update_capacity", Int(0), "Room for tokens to return, up to 8; 0 for none.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("M", types::kInt32, "The type of offsets and counts.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
