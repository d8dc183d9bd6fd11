// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Gelu(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies each element by the probability that a normal variable is below it: `Y = X * "
          "(1 + erf(X / sqrt(2))) / 2`.")
      .Input("X", "T", "Activations, any shape.")
      .Output("Y", "T", "Results, in the shape of X.")
      .Types("T", types::kFloats, "Floating-point tensors.");
}

void QuickGelu(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies each element by its logistic function: `Y = X * sigmoid(alpha * X)`, with "
          "the default `alpha` an approximation of Gelu and with 1 the function SiLU.")
      .Input("X", "T", "Activations, any shape.")
      .Output("Y", "T", "Results, in the shape of X.")
      .Attr("alpha", Float(1.702F), "Factor in the logistic function.")
      .Types("T", types::kFloats, "Floating-point tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
