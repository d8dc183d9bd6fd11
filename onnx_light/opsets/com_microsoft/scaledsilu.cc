// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void ScaledSiLU(History& op) {
  op.Since(1)
      .Doc(
          "Scales the input and applies SiLU: `z = scale * X`, `Y = z * sigmoid(z)`, where z, its "
          "sigmoid and Y are each rounded to the type.")
      .Input("X", "T", "Activations, any shape.")
      .Input("scale", "M", "Factor, a scalar; `alpha` by default.", kOptional)
      .Output("Y", "T", "Results, in the shape of X.")
      .Attr("alpha", Float(1.0F), "Factor where the input `scale` is left out.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("M", types::kFloat16To32, "The type of the factor.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
