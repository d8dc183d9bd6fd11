// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MatMul(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies matrices, `Y = A B`, as NumPy's `matmul` does. The last two dimensions hold "
          "the matrices, `[M, K]` and `[K, N]`; those before them number a stack of matrices and "
          "broadcast. A vector counts as a row on the left and as a column on the right, and its "
          "added dimension is absent from the result. Scalars are not allowed; with `K` 0 all "
          "results are 0.")
      .Input("A", "T", "Left matrices, `[..., M, K]`, or a vector `[K]`.")
      .Input("B", "T", "Right matrices, `[..., K, N]`, or a vector `[K]`.")
      .Output("Y", "T", "Products, `[..., M, N]`, without `M` or `N` where a vector came in.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(9).Types("T", types::kNumeric32To64, "Floating-point and wide integer tensors.");
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64 | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
