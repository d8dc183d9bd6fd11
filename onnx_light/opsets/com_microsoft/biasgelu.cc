// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BiasGelu(History& op) {
  op.Since(1)
      .Doc(
          "Adds a bias and applies the exact Gelu: `x = A + B`, `C = 0.5 * x * (1 + erf(x / "
          "sqrt(2)))`.")
      .Input("A", "T", "Activations, any shape.")
      .Input("B", "T", "Bias, 1-D, as long as the last axis of A.")
      .Output("C", "T", "Results, in the shape of A.")
      .Types("T", types::kFloats, "Floating-point tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
