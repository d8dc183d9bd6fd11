// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BiasSplitGelu(History& op) {
  op.Since(1)
      .Doc(
          "Adds a bias and lets one half of the result gate the other: with `[left, right] = X + "
          "bias`, split along the last axis, `Y = left * gelu(right)`.")
      .Input("X", "T", "Activations of shape `[N, S, D]`, D even.")
      .Input("bias", "T", "Bias, `[D]`.")
      .Output("Y", "T", "Gated activations, `[N, S, D/2]`.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
