// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Det(History& op) {
  op.Since(11)
      .Doc(
          "Computes the determinant of every square matrix in a stack; that of an empty matrix is "
          "1.")
      .Input("X", "T", "Matrices, `[..., M, M]`.", kDifferentiable)
      .Output("Y", "T", "Determinants, `[...]`; a scalar for a single matrix.", kDifferentiable)
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
