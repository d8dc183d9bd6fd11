// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BiasAdd(History& op) {
  op.Since(1)
      .Doc(
          "Adds a bias per channel and a residual: `Y = X + bias + skip`. Part of diffusion "
          "models, where S is the number of pixels.")
      .Input("X", "T", "Activations of shape `[N, S, C]`.")
      .Input("bias", "T", "Bias of each channel, `[C]`.")
      .Input("skip", "T", "Residual, in the shape of X.")
      .Output("Y", "T", "The sums, in the shape of X.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
