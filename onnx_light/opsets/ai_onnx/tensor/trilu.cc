// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Trilu(History& op) {
  op.Since(14)
      .Doc(
          "Keeps the upper or the lower triangle of each matrix, its diagonal `k` included, and "
          "sets the rest to zero. With `upper`, `output[..., i, j]` is kept where `j >= i + k`, "
          "else where `j <= i + k`.")
      .Input("input", "T", "Matrices, of shape `[..., N, M]`.", kDifferentiable)
      .Input("k", "tensor(int64)",
             "Diagonal that bounds the triangle, a scalar: 0, the default, is the main one, "
             "positive numbers lie above it and negative ones below.",
             kOptional | kNonDifferentiable)
      .Output("output", "T", "Triangles, same shape as the input.", kDifferentiable)
      .Attr("upper", Int(1), "1 keeps the upper triangle, 0 the lower one.")
      .Types("T", types::kTensorsIr4, "Numbers, complex numbers, booleans or strings.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
