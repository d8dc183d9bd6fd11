// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void QLinearMatMul(History& op) {
  op.Since(10)
      .Doc(
          "Multiplies quantized matrices and quantizes the result: with the real values "
          "`A = (a - a_zero_point) * a_scale` and `B = (b - b_zero_point) * b_scale`, "
          "`y = saturate(round(A B / y_scale) + y_zero_point)`. Halves round to even, and values "
          "beyond the range of `y` become its nearest bound. Shapes follow MatMul. A scale and its "
          "zero point have one shape: scalars serve a whole tensor; `a` may have one pair a row, "
          "`[M]` or `[..., M, 1]`, `b` one a column, `[N]` or `[..., 1, N]`. Products are exact; "
          "sums may overflow in 32 bits only.")
      .Input("a", "T1", "Quantized left matrices, `[..., M, K]`.", kNonDifferentiable)
      .Input("a_scale", "tensor(float)", "Size of one quantization step of `a`.",
             kNonDifferentiable)
      .Input("a_zero_point", "T1", "Value in `a` that stands for 0.", kNonDifferentiable)
      .Input("b", "T2", "Quantized right matrices, `[..., K, N]`.", kNonDifferentiable)
      .Input("b_scale", "tensor(float)", "Size of one quantization step of `b`.",
             kNonDifferentiable)
      .Input("b_zero_point", "T2", "Value in `b` that stands for 0.", kNonDifferentiable)
      .Input("y_scale", "tensor(float)", "Size of one quantization step of the result.",
             kNonDifferentiable)
      .Input("y_zero_point", "T3", "Value in `y` that shall stand for 0.", kNonDifferentiable)
      .Output("y", "T3", "Quantized products, `[..., M, N]`.", kNonDifferentiable)
      .Types("T1", types::kBytes, "Left operand and its zero point.")
      .Types("T2", types::kBytes, "Right operand and its zero point.")
      .Types("T3", types::kBytes, "Result and its zero point.");
  op.Since(21)  // Scales may be narrower than float, values 8-bit floats.
      .Input("a_scale", "TS", nullptr, kNonDifferentiable)
      .Input("b_scale", "TS", nullptr, kNonDifferentiable)
      .Input("y_scale", "TS", nullptr, kNonDifferentiable)
      .Types("TS", types::kFloat16To32, "All three scales.")
      .Types("T1", types::kFloat8 | types::kBytes)
      .Types("T2", types::kFloat8 | types::kBytes)
      .Types("T3", types::kFloat8 | types::kBytes);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
