// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void QGemm(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies two quantized matrices and adds a third: `Y = alpha * a_scale * b_scale * "
          "((A - a_zero_point) * (B - b_zero_point) + C)`. The result is float, or quantized where "
          "its scale and zero point are given.")
      .Input("A", "TA", "Quantized left matrix, `[M, K]` after transposing.")
      .Input("a_scale", "T", "Scale of A, a scalar.")
      .Input("a_zero_point", "TA", "Zero point of A, a scalar.")
      .Input("B", "TB", "Quantized right matrix, `[K, N]` after transposing.")
      .Input("b_scale", "T", "Scale of B: a scalar, or one for each column, `[N]`.")
      .Input("b_zero_point", "TB", "Zero point of B, shaped as its scale.")
      .Input("C", "TC",
             "Integers to add, quantized by `alpha * a_scale * b_scale`, which may be broadcast to "
             "`[M, N]`; zero if left out.",
             kOptional)
      .Input("y_scale", "T", "Scale of the result, a scalar; without it Y is float.", kOptional)
      .Input("y_zero_point", "TYZ", "Zero point of the result, a scalar; goes with `y_scale`.",
             kOptional)
      .Output("Y", "TY", "Result, `[M, N]`.")
      .Attr("alpha", Float(1.0F), "Factor of the product.")
      .Attr("transA", Int(0), "1 transposes A.")
      .Attr("transB", Int(0), "1 transposes B.")
      .Types("T", types::kFloat, "The type of scales.")
      .Types("TA", types::kBytes, "The type of the left matrix.")
      .Types("TB", types::kBytes, "The type of the right matrix.")
      .Types("TC", types::kInt32, "The type of the matrix to add.")
      .Types("TYZ", types::kBytes, "The type of a quantized result.")
      .Types("TY", types::kBytes | types::kFloat, "float, or the type of `y_zero_point`.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
