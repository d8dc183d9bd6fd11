// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GemmFloat8(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies matrices of small floats, with scales for those of 8 bits, adds a third and "
          "applies an activation function: `Y = activation(alpha * scaleA * A * scaleB * B + beta "
          "* C)`, scaled by `scaleY` where Y has 8 bits too.")
      .Input("A", "TA", "Left matrix, `[M, K]` after transposing.")
      .Input("B", "TB", "Right matrix, `[K, N]` after transposing.")
      .Input("C", "TC", "Matrix to add, `[M, N]` or able to broadcast to that.", kOptional)
      .Input("scaleA", "TS", "Scale of A, where its elements have 8 bits.", kOptional)
      .Input("scaleB", "TS", "Scale of B, where its elements have 8 bits.", kOptional)
      .Input("scaleY", "TS", "Scale of Y, where its elements have 8 bits.", kOptional)
      .Output("Y", "TR", "Result, `[M, N]`, of the type `dtype`.")
      .Attr("activation", NoDefault(AttributeType::STRING),
            "`RELU`, `GELU` or, as by default, `NONE`.")
      .Attr("alpha", Float(1.0F), "Factor of the product.")
      .Attr("beta", Float(0.0F), "Factor of C, which the default leaves out.")
      .Attr("dtype", Int(1),
            "Element type of the result, a value of TensorProto.DataType; float by default.")
      .Attr("transA", Int(0), "1 transposes A; must be 0 for 8 bits.")
      .Attr("transB", Int(0), "1 transposes B; must be 1 for 8 bits.")
      .Types("TA", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e5m2,
             "The type of the left matrix.")
      .Types("TB", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e5m2,
             "The type of the right matrix.")
      .Types("TC", types::kFloat16To32, "The type of the matrix to add, not of 8 bits.")
      .Types("TR", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e5m2,
             "The type of the result, named by `dtype`.")
      .Types("TS", types::kFloat, "The type of scales.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
