// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void TransposeMatMul(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies matrices that may be transposed and scales the product: `Y = alpha * A * B`. "
          "An older form of FusedMatMul, which new models use.")
      .Input("A", "T", "Left matrices, `[..., M, K]` after transposing.")
      .Input("B", "T", "Right matrices, `[..., K, N]` after transposing; leading axes broadcast.")
      .Output("Y", "T", "Products, `[..., M, N]`.")
      .Attr("alpha", Float(1.0F), "Factor of the product.")
      .Attr("transA", Int(0), "1 swaps the last two axes of A.")
      .Attr("transB", Int(0), "1 swaps the last two axes of B.")
      .Types("T", types::kFloats, "Floating-point tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
