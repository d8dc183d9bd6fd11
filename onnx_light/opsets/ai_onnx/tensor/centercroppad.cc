// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void CenterCropPad(History& op) {
  op.Since(18)
      .Doc(
          "Brings dimensions to given sizes by cutting or padding evenly at both ends. Where a "
          "dimension is too long its middle is kept; where it is too short zeros are added on "
          "either side. An odd difference cuts or adds one more at the end than at the beginning.")
      .Input("input_data", "T", "Tensor to cut or pad.", kDifferentiable)
      .Input("shape", "Tind", "New sizes, a one-dimensional list with an entry for each of `axes`.",
             kNonDifferentiable)
      .Output("output_data", "T",
              "Tensor with the new sizes; dimensions outside of `axes` keep theirs.",
              kDifferentiable)
      .Attr("axes", NoDefault(AttributeType::INTS),
            "Dimensions that `shape` speaks about, each at most once; negative numbers count from "
            "the last. By default all in order.")
      .Types("T", types::kTensorsIr4, "Numbers, complex numbers, booleans or strings.")
      .Types("Tind", types::kIndices, "Integers for the sizes.")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
