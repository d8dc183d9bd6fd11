// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void GatherElements(History& op) {
  op.Since(11)
      .Doc(
          "Picks an element of the data for each index. Its position is that of the index, save "
          "for the coordinate along `axis`, which is the index itself: in three dimensions with "
          "axis 1, `output[i, j, k] = data[i, indices[i, j, k], k]`. An index outside of the "
          "dimension is an error.")
      .Input("data", "T", "Tensor to pick from, of rank 1 or more.")
      .Input("indices", "Tind",
             "Coordinates along `axis`, in a tensor of the rank of the data; negative ones count "
             "from the end.")
      .Output("output", "T", "Picked elements, same shape as the indices.")
      .Attr("axis", Int(0),
            "Dimension whose coordinate the indices give; negative numbers count from the last.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("Tind", types::kIndices, "Integers for the indices.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "Tind", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
