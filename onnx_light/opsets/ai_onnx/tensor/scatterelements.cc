// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ScatterElements(History& op) {
  op.Since(11)
      .Doc(
          "Copies the data and replaces an element of the copy for each update. The place is that "
          "of the update, save for the coordinate along `axis`, which the index gives: in two "
          "dimensions with axis 0, `output[indices[i, j], j] = updates[i, j]`. The result is not "
          "defined if two updates meet in one place.")
      .Input("data", "T", "Tensor to copy, of rank 1 or more.")
      .Input("indices", "Tind",
             "Coordinates along `axis`, in a tensor of the rank of the data; negative ones count "
             "from the end, and one outside of the dimension is an error.")
      .Input("updates", "T", "Values to write, same shape as the indices.")
      .Output("output", "T", "Updated copy, same shape as the data.")
      .Attr("axis", Int(0),
            "Dimension whose coordinate the indices give; negative numbers count from the last.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("Tind", types::kIndices, "Integers for the indices.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "Tind", nullptr, kNonDifferentiable)
      .Input("updates", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(16)  // Several updates may meet in one place.
      .Doc(
          "Copies the data and changes an element of the copy for each update. The place is that "
          "of the update, save for the coordinate along `axis`, which the index gives: in two "
          "dimensions with axis 0, `output[indices[i, j], j]` becomes `updates[i, j]` or is "
          "combined with it by `reduction`. Without a reduction the result is not defined if two "
          "updates meet in one place.")
      .Attr("reduction", Str("none"),
            "How an update joins the old value: `none` replaces it, `add` sums the two, `mul` "
            "multiplies them.");
  op.Since(18).Attr("reduction", Str("none"),
                    "How an update joins the old value: `none` replaces it, `add` sums the two, "
                    "`mul` multiplies them, `max` and `min` keep the larger or the smaller one.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
