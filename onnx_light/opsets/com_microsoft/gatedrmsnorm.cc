// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GatedRMSNorm(History& op) {
  op.Since(1)
      .Doc(
          "Divides groups of elements by their root mean square and gates the result, as the heads "
          "of Mamba-2 and gated delta nets need: `Y = X / sqrt(mean(X^2) + epsilon) * scale * "
          "activation(gate)`. A group has as many elements as `scale`. Computed in float whatever "
          "the type.")
      .Input("X", "T", "Heads side by side, `[..., H * C]`.")
      .Input("scale", "T", "Factors after normalization, `[C]`, the same for all heads.")
      .Input("gate", "T", "Gates, in the shape of X.")
      .Output("Y", "T", "Gated results, in the shape of X.")
      .Attr("activation", Str("silu"),
            "Function of the gate: `silu`, also called `swish`, or `sigmoid`.")
      .Attr("epsilon", Float(1e-05F), "Added to the mean square before its root.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
