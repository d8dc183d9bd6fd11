// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void CausalConvWithState(History& op) {
  op.Since(1)
      .Doc(
          "Convolves each channel with a kernel of its own, looking only at current and earlier "
          "positions of the last spatial axis. The positions before the first come from a state, "
          "zero when it is not given, and the last ones are returned as the state of the next "
          "call, so a sequence can be fed piece by piece: `output[t] = activation(bias + sum_j "
          "weight[j] * input[t - (k - 1 - j) * dilation])`. The state holds `L = (k - 1) * "
          "dilation` positions. Windows, captures and channel slices serve speculative decoding "
          "and are not available everywhere.")
      .Input("input", "T",
             "Activations `[batch, channels, ...]` with `ndim` spatial axes, or with "
             "`channels_last` `[batch, length, ...]`, any number of axes making up the channels.")
      .Input("weight", "T", "One kernel per channel, `[channels, 1, k, ...]` in either layout.")
      .Input("bias", "T", "Bias of each channel, `[channels]`.", kOptional)
      .Input("past_state", "T",
             "State after the positions before, `[batch, channels, L]`, or `[batch, L, ...]` with "
             "`channels_last`; with a window the last slot counts.",
             kOptional)
      .Output("output", "T",
              "Results, in the shape of the input or with `input_channels` channels.")
      .Output("present_state", "T",
              "State after the last position, shaped as `past_state`; with a window one per slot.")
      .Output("state_update", "T",
              "The first input rows of the call, `[batch, state_update_capacity, channels]`, rows "
              "that do not exist being zero.",
              kOptional)
      .Attr("activation", Str("none"),
            "`none`, or `silu` (also called `swish`), applied to the result.")
      .Attr("channels_last", Int(0), "1 puts the channels behind the sequence; needs `ndim` 1.")
      .Attr("dilation", Int(1), "Distance between taps of the kernel, at least 1.")
      .Attr("input_channel_offset", Int(0), "First channel of the slice of the input that is used.")
      .Attr("input_channels", Int(0), "Width of that slice; 0 uses all channels.")
      .Attr("ndim", Int(1), "Number of spatial axes, 1 to 3; only the last is causal.")
      .Attr("state_channels_last", Int(-1),
            "Layout of the states: 0 `[batch, channels, L]`, 1 `[batch, L, channels]`, -1 as "
            "`channels_last` says.")
      .Attr("state_length", Int(0),
            "Length of the states if longer than L, whose last L positions are then used; 0 for L.")
      .Attr("state_update_capacity", Int(0), "Number of rows to capture, up to 8; 0 for none.")
      .Attr("state_window", Int(0),
            "Number of states to keep, up to 8, along a new first axis: slot `j` of `W` is the "
            "state after position `length - W + j`. 0 keeps the last one, without that axis.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
