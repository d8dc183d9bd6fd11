// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GemmFastGelu(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies matrices and applies the approximated Gelu of FastGelu: `Y = FastGelu(X * W "
          "+ bias)`.")
      .Input("X", "T", "Left matrices, `[..., K]`.")
      .Input("W", "T", "Right matrix, `[K, N]`.")
      .Input("bias", "T", "Bias of each column, `[N]`; none by default.", kOptional)
      .Output("Y", "T", "Results, `[..., N]`.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
