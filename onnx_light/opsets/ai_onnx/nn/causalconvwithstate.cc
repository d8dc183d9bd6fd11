// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void CausalConvWithState(History& op) {
  op.Since(27)
      .Doc(
          "Convolves each channel of a sequence with its own kernel, in such a way that an output "
          "depends on the current and the `k - 1` preceding elements only. Those that precede the "
          "sequence come from `past_state`, and the last `k - 1` elements are returned, so that a "
          "long sequence can be processed in parts.")
      .Input("input", "T", "Sequences, shape `[batch, channels, length]`.", kDifferentiable)
      .Input("weight", "T",
             "Kernels, shape `[channels, 1, k]`, as for a Conv with as many groups as channels.",
             kDifferentiable)
      .Input("bias", "T", "Summand for each channel, shape `[channels]`; none if left out.",
             kOptional | kDifferentiable)
      .Input("past_state", "T",
             "Elements ahead of the input, shape `[batch, channels, k - 1]`; zeros if left out.",
             kOptional | kNonDifferentiable)
      .Output("output", "T", "Convolved sequences in the shape of the input.", kDifferentiable)
      .Output("present_state", "T",
              "Last `k - 1` elements of `past_state` and input put together, shape `[batch, "
              "channels, k - 1]`.",
              kNonDifferentiable)
      .Attr("activation", Str("none"),
            "Function applied to the output: `none`, or `silu` or its other name `swish` for `x * "
            "sigmoid(x)`.")
      .Types("T", types::kFloat16To32, "Floating-point tensors of up to 32 bits.")
      .Function()
      .UnknownDeterminism();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
