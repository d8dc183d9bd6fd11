// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void FastGelu(History& op) {
  op.Since(1)
      .Doc(
          "Approximates Gelu by a hyperbolic tangent: with `x = X + bias`, `Y = 0.5 * x * (1 + "
          "tanh(0.797885 * x + 0.035677 * x^3))`.")
      .Input("X", "T", "Activations, any shape.")
      .Input("bias", "T", "Bias, 1-D, as long as the last axis; none by default.", kOptional)
      .Output("Y", "T", "Results, in the shape of X.")
      .Types("T", types::kFloats, "Floating-point tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
