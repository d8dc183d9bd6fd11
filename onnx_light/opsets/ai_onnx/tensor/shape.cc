// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Shape(History& op) {
  op.Since(1)
      .Doc("Outputs the shape of a tensor as a list of its sizes; a scalar gives an empty list.")
      .Input("data", "T", "Tensor to measure; its values are not read.")
      .Output("shape", "T1", "Sizes of the dimensions, a one-dimensional tensor.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("T1", types::kInt64, "Sizes are int64.");
  op.Since(13)
      .Input("data", "T", nullptr, kNonDifferentiable)
      .Output("shape", "T1", nullptr, kNonDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(15)
      .Doc(
          "Outputs the shape of a tensor, or the part of it between two dimensions, as a list of "
          "sizes. Bounds beyond the rank are pulled in to it; where they enclose nothing, the list "
          "is empty.")
      .Attr("end", NoDefault(AttributeType::INT),
            "Dimension at which the list ends, itself not included; negative numbers count from "
            "the last. By default the list runs to the last dimension.")
      .Attr("start", Int(0),
            "Dimension whose size comes first in the list; negative numbers count from the last.");
  op.Since(19).Types("T", types::kTensorsIr9);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
