// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Expand(History& op) {
  op.Since(8)
      .Doc(
          "Repeats a tensor along dimensions of size 1, or along new ones in front, to reach a "
          "shape. Sizes are matched from the last dimension on: they are equal, or one of them is "
          "1 and gives way. So a 1 in the wanted shape keeps the size of the input, and the result "
          "may be larger than that shape says.")
      .Input("input", "T", "Tensor to repeat.")
      .Input("shape", "tensor(int64)", "Wanted sizes, a vector of values of 0 or more.")
      .Output("output", "T",
              "The repeated tensor, in the shape that broadcasting `input` and `shape` gives.")
      .Types("T", types::kTensors, "Tensors of any type.");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("shape", "tensor(int64)", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
