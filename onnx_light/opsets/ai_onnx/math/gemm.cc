// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Gemm(History& op) {
  op.Since(1)
      .Doc(
          "Computes a general matrix product plus a bias, `Y = alpha * A' B' + beta * C`. `A'` is "
          "A or its transpose with shape `[M, K]`, `B'` is B or its transpose with shape `[K, N]`.")
      .Input("A", "T", "Left matrix, `[M, K]`, or `[K, M]` with transA.")
      .Input("B", "T", "Right matrix, `[K, N]`, or `[N, K]` with transB.")
      .Input("C", "T", "Bias of shape `[M, N]`, or one that `broadcast` stretches to it.")
      .Output("Y", "T", "Result, `[M, N]`.")
      .Attr("alpha", Float(1.0F), "Factor of the product.")
      .Attr("beta", Float(1.0F), "Factor of the bias.")
      .Attr("broadcast", Int(0), "1 lets C be stretched to the shape of Y, 0 needs it equal.")
      .Attr("transA", Int(0), "Any value but 0 transposes A first.")
      .Attr("transB", Int(0), "Any value but 0 transposes B first.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6);  // C is no longer named as memory that Y may take over.
  op.Since(7)
      .Input("C", "T", "Bias; its shape broadcasts to `[M, N]`, which stays as it is.")
      .DropAttr("broadcast");
  op.Since(9).Types("T", types::kNumeric32To64, "Floating-point and wide integer tensors.");
  op.Since(11).Input("C", "T",
                     "Bias; its shape broadcasts to `[M, N]`. Without it the product stands alone.",
                     kOptional);
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Input("C", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64 | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
