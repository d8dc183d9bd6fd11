// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MatMulInteger(History& op) {
  op.Since(10)
      .Doc(
          "Multiplies matrices of 8-bit integers after taking off their zero points: "
          "`Y = (A - a_zero_point) (B - b_zero_point)`. Shapes follow MatMul. Products are exact; "
          "sums are kept in 32 bits and may overflow there.")
      .Input("A", "T1", "Left matrices, `[..., M, K]`, or a vector `[K]`.", kNonDifferentiable)
      .Input("B", "T2", "Right matrices, `[..., K, N]`, or a vector `[K]`.", kNonDifferentiable)
      .Input("a_zero_point", "T1",
             "Value in A that stands for 0, by default 0: a scalar for all of A, or one a row, "
             "`[M]` for a single matrix and `[..., M, 1]` for a stack.",
             kOptional | kNonDifferentiable)
      .Input("b_zero_point", "T2",
             "Value in B that stands for 0, by default 0: a scalar for all of B, or one a column, "
             "`[N]` for a single matrix and `[..., 1, N]` for a stack.",
             kOptional | kNonDifferentiable)
      .Output("Y", "T3", "Products, `[..., M, N]`, not rescaled.", kNonDifferentiable)
      .Types("T1", types::kBytes, "8-bit integers on the left.")
      .Types("T2", types::kBytes, "8-bit integers on the right; their sign may differ from T1.")
      .Types("T3", types::kInt32, "Accumulated sums.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
