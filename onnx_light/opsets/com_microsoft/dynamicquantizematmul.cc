// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DynamicQuantizeMatMul(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies float matrices by quantized ones. A is quantized to 8 bits by its own range, "
          "multiplied with B in integers, and the product is scaled back: `Y = A * ((B - "
          "b_zero_point) * b_scale) + bias` up to rounding.")
      .Input("A", "T1", "Left matrices, `[..., M, K]`.")
      .Input("B", "T2", "Quantized right matrices, `[..., K, N]`.")
      .Input("b_scale", "T1", "Scale of B, a scalar or one per column.")
      .Input("b_zero_point", "T2", "Zero point of B, a scalar or one per column; 0 by default.",
             kOptional)
      .Input("bias", "T1", "Added to each row of the product, `[N]`.", kOptional)
      .Output("Y", "T1", "Products, `[..., M, N]`.")
      .Types("T1", types::kFloat, "Tensors of float.")
      .Types("T2", types::kBytes, "8-bit integers.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
