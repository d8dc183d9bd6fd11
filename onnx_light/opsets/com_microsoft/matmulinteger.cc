// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void MatMulInteger16(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies matrices of 16-bit integers as NumPy's matmul does. A single product always "
          "fits into 32 bits; their sum may overflow.")
      .Input("A", "T1", "Left matrices, `[..., M, K]`.")
      .Input("B", "T2", "Right matrices, `[..., K, N]`; leading axes broadcast.")
      .Output("Y", "T3",
              "Products, `[..., M, N]`: uint32 if both operands are unsigned, else int32.")
      .Types("T1", types::kUint16 | types::kInt16, "The type of the left matrices.")
      .Types("T2", types::kUint16 | types::kInt16, "The type of the right matrices.")
      .Types("T3", types::kInt32 | types::kUint32, "32-bit integers.");
}

void MatMulIntegerToFloat(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies quantized matrices and returns real numbers: `Y = (A - a_zero_point) * (B - "
          "b_zero_point) * a_scale * b_scale + bias`. Products are summed up as integers.")
      .Input("A", "T1", "Quantized left matrices, `[..., M, K]`.")
      .Input("B", "T2", "Quantized right matrices, `[..., K, N]`.")
      .Input("a_scale", "T3", "Scale of A, a scalar; some devices allow one for each column.")
      .Input("b_scale", "T3", "Scale of B: a scalar, or one for each column, `[N]`.")
      .Input("a_zero_point", "T1", "Zero point of A, shaped as its scale; 0 if left out.",
             kOptional)
      .Input("b_zero_point", "T2", "Zero point of B, shaped as its scale; 0 if left out.",
             kOptional)
      .Input("bias", "T3", "Added to each row of the product, `[N]`.", kOptional)
      .Output("Y", "T3", "Products, `[..., M, N]`.")
      .Types("T1", types::kBytes, "The type of the left matrices.")
      .Types("T2", types::kBytes, "The type of the right matrices.")
      .Types("T3", types::kFloat | types::kFloat16, "The type of scales, bias and products.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
