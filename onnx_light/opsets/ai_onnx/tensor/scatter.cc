// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Scatter(History& op) {
  op.Since(9)
      .Doc(
          "Copies the data and replaces an element of the copy for each update. The place is that "
          "of the update, save for the coordinate along `axis`, which the index gives: in two "
          "dimensions with axis 0, `output[indices[i, j], j] = updates[i, j]`.")
      .Input("data", "T", "Tensor to copy, of rank 1 or more.")
      .Input("indices", "Tind", "Coordinates along `axis`, in a tensor of the rank of the data.")
      .Input("updates", "T", "New values, same shape as the indices.")
      .Output("output", "T", "Updated copy, same shape as the data.")
      .Attr("axis", Int(0),
            "Dimension whose coordinate the indices give; negative numbers count from the last.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("Tind", types::kIndices, "Integers for the indices.");
  op.Since(11)
      .Doc(
          "Computes what ScatterElements does, which is to be used instead: a copy of the data "
          "with the element replaced that each index and the position of its update determine.")
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "Tind",
             "Coordinates along `axis`, in a tensor of the rank of the data; negative ones count "
             "from the end.",
             kNonDifferentiable)
      .Input("updates", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Deprecated();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
