// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Tile(History& op) {
  op.Since(1)
      .Doc("Lines up copies of a tensor along one dimension.")
      .Input("input", "T", "Tensor to copy.")
      .Input("tiles", "T", "Number of copies, a scalar.")
      .Input("axis", "T", "Dimension along which the copies follow each other, a scalar.")
      .Output("output", "T",
              "The copies as one tensor; along `axis` its size is `tiles` times that of the input.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .Types("T1", types::kInt64, "Meant for `tiles` and `axis`, which yet have the type T.");
  op.Since(6)  // A number of copies for each dimension.
      .Doc(
          "Lines up copies of a tensor along each of its dimensions: `[[1, 2]]` repeated `[2, 2]` "
          "times is `[[1, 2, 1, 2], [1, 2, 1, 2]]`.")
      .DropInput("tiles")
      .DropInput("axis")
      .Input("repeats", "T1",
             "Number of copies for each dimension of the input, a one-dimensional list.")
      .Output("output", "T",
              "The copies as one tensor, with the sizes `input.shape[i] * repeats[i]`.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("T1", types::kInt64, "Numbers of copies are int64.");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("repeats", "T1", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
