// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Mamba2Verify(History& op) {
  op.Since(1)
      .Doc(
          "Runs the mixer of a Mamba-2 layer over R tokens of one sequence and keeps the state "
          "after each, so that a caller may go back to any. A causal convolution of four taps and "
          "SiLU yield x, B and C of each token; with `dt = max(softplus(projected dt + dt_bias), "
          "time_step_min)` the state of a head becomes `S = exp(A_negative * dt) * S + (dt * x) "
          "(x) B`, and `D * x + C * S` is read from it, gated by SiLU, normalized by its root mean "
          "square within each group, and scaled. A `state_row` out of range makes all results NaN.")
      .Input("projection", "T",
             "Gate, convolution input and dt of each token, `[R, 2 * di + 2 * n_groups * d_state + "
             "heads]` with `di = heads * head_dim`.")
      .Input("conv_state", "T",
             "Convolution inputs before, in snapshots `[slots, channels, 3]` with `channels = di + "
             "2 * n_groups * d_state`.")
      .Input("ssm_state", "F", "States, in snapshots `[slots, heads, d_state, head_dim]`.")
      .Input("conv_weight", "T", "Kernel of each channel, `[channels, 4]` or `[channels, 1, 4]`.")
      .Input("conv_bias", "T", "Bias of each channel, `[channels]`.")
      .Input("dt_bias", "F", "Bias of the time step, `[heads]`.")
      .Input("A_negative", "F", "Rate of decay, a negative number for each head, `[heads]`.")
      .Input("D", "F", "Factor of the direct path, `[heads]`.")
      .Input("norm_weight", "F", "Factors after normalization, `[di]`.")
      .Input("state_row", "I", "Snapshot to start from, `[1]`.")
      .Output("Y", "T", "Results, `[R, di]`.")
      .Output("conv_snapshots", "T",
              "Convolution inputs after each of the last `slots` tokens; slots beyond R stay as "
              "they were.")
      .Output("ssm_snapshots", "F", "States after the same tokens.")
      .Output("xbc", "T", "Results of the convolution, `[R, channels]`.", kOptional)
      .Output("readout", "F", "What was read from the states, before the gate, `[R, di]`.",
              kOptional)
      .Attr("d_state", Int(128), "Length of B and C; only 128 is supported.")
      .Attr("epsilon", Float(1e-05F), "Added to the mean square before its root.")
      .Attr("head_dim", Int(64), "Elements of a head; only 64 is supported.")
      .Attr("heads", Required(AttributeType::INT), "Number of heads.")
      .Attr("n_groups", Required(AttributeType::INT),
            "Number of groups of heads that share B, C and the normalization.")
      .Attr("time_step_min", Float(0.001F), "Least time step.")
      .Types("T", types::kBfloat16, "The type of activations and of the convolution.")
      .Types("F", types::kFloat, "The type of the recurrence.")
      .Types("I", types::kInt32, "The type of the snapshot's number.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
