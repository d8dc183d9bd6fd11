// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void NonZero(History& op) {
  op.Since(9)
      .Doc(
          "Lists the positions of the elements that are not zero, in row-major order. A scalar has "
          "no coordinates: its output has the shape `[0, 1]`, or `[0, 0]` if it is zero.")
      .Input("X", "T", "Tensor to search; a boolean is zero if it is false.")
      .Output(
          "Y", "tensor(int64)",
          "Positions, a column each: shape `[rank(X), count]`, with a row for each dimension of X.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(13)
      .Input("X", "T", nullptr, kNonDifferentiable)
      .Output("Y", "tensor(int64)", nullptr, kNonDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
