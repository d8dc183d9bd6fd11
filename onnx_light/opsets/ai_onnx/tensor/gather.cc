// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Gather(History& op) {
  op.Since(1)
      .Doc(
          "Picks slices of the data along one dimension, a slice for each index. The dimensions of "
          "the indices take the place of `axis`: for axis 0, `output[i..., j...] = "
          "data[indices[i...], j...]`. An index outside of the dimension is an error.")
      .Input("data", "T", "Tensor to pick from, of rank 1 or more.")
      .Input("indices", "Tind", "Positions along `axis`, of any shape.")
      .Output("output", "T", "Picked slices, of rank `rank(data) - 1 + rank(indices)`.")
      .Attr(
          "axis", Int(0),
          "Dimension of the data that the indices refer to; negative numbers count from the last.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("Tind", types::kIndices, "Integers for the indices.");
  op.Since(11).Input("indices", "Tind",
                     "Positions along `axis`, of any shape; from `-s` to `s - 1` for a dimension "
                     "of size `s`, negative ones count from its end.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "Tind", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
