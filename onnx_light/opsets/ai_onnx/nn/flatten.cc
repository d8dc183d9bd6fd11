// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Flatten(History& op) {
  op.Since(1)
      .Doc(
          "Reshapes a tensor to a matrix: the dimensions before `axis` become its rows, those from "
          "`axis` on its columns. An empty group counts as 1, so that axis 0 leads to a single "
          "row.")
      .Input("input", "T", "Tensor of at least `axis` dimensions.")
      .Output("output", "T",
              "Matrix with the elements in unchanged order, shape `[d0 * ... * d(axis-1), d(axis) "
              "* ... * d(rank-1)]`.")
      .Attr("axis", Int(1), "First dimension that goes to the columns, in `[0, rank]`.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(9).Types("T", types::kTensors,
                    "Tensors of any type that its version of the format has.");
  op.Since(11).Attr("axis", Int(1),
                    "First dimension that goes to the columns, in `[-rank, rank]`; a negative one "
                    "counts from the end.");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
