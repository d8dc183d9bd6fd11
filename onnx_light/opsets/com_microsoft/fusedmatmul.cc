// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

void MatMul(History& op, Text doc) {
  op.Since(1)
      .Doc(doc)
      .Input("A", "T", "Left matrices, `[..., M, K]` after transposing.")
      .Input("B", "T", "Right matrices, `[..., K, N]` after transposing.")
      .Output("Y", "T", "Products, `[..., M, N]`.")
      .Attr("alpha", Float(1.0F), "Factor of the product.")
      .Attr("transA", Int(0), "1 swaps the last two axes of A.")
      .Attr("transB", Int(0), "1 swaps the last two axes of B.")
      .Attr("transBatchA", Int(0),
            "1 moves the first axis of A behind its batch axes: `[M, ..., K]` is read as "
            "`[..., M, K]`. Takes place before `transA`.")
      .Attr("transBatchB", Int(0), "1 moves the first axis of B likewise, before `transB`.")
      .Types("T", types::kFloats, "Floating-point tensors.");
}

}  // namespace

void FusedMatMul(History& op) {
  MatMul(op,
         "Multiplies matrices that may be transposed and scales the product: `Y = alpha * A * B`. "
         "The leading axes are a batch and broadcast as in NumPy.");
}

void FusedMatMulActivation(History& op) {
  MatMul(op,
         "Multiplies matrices as FusedMatMul does and applies an activation function: "
         "`Y = activation(alpha * A * B)`.");
  op.Attr("activation", Required(AttributeType::STRING),
          "Name of the function, such as `Relu` or `Softmax`.")
      .Attr("activation_alpha", NoDefault(AttributeType::FLOAT),
            "The function's `alpha`, where it has one.")
      .Attr("activation_axis", NoDefault(AttributeType::INT),
            "The function's `axis`, where it has one.")
      .Attr("activation_beta", NoDefault(AttributeType::FLOAT),
            "The function's `beta`, where it has one.")
      .Attr("activation_gamma", NoDefault(AttributeType::FLOAT),
            "The function's `gamma`, where it has one.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
