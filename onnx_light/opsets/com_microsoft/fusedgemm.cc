// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void FusedGemm(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies two matrices, adds a third and applies an activation function: `Y = "
          "activation(alpha * A * B + beta * C)`.")
      .Input("A", "T", "Left matrix, `[M, K]` after transposing.")
      .Input("B", "T", "Right matrix, `[K, N]` after transposing.")
      .Input("C", "T", "Matrix to add, which may be broadcast to `[M, N]`.", kOptional)
      .Output("Y", "T", "Result, `[M, N]`.")
      .Attr("activation", NoDefault(AttributeType::STRING),
            "Name of the function, such as `Relu` or `LeakyRelu`; none by default.")
      .Attr("activation_alpha", NoDefault(AttributeType::FLOAT),
            "The function's `alpha`, where it has one.")
      .Attr("activation_beta", NoDefault(AttributeType::FLOAT),
            "The function's `beta`, where it has one.")
      .Attr("activation_gamma", NoDefault(AttributeType::FLOAT),
            "The function's `gamma`, where it has one.")
      .Attr("alpha", Float(1.0F), "Factor of the product.")
      .Attr("beta", Float(1.0F), "Factor of C.")
      .Attr("transA", Int(0), "1 transposes A.")
      .Attr("transB", Int(0), "1 transposes B.")
      .Types("T", types::kNumeric32To64, "Floats and integers of at least 32 bits, and float16.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
