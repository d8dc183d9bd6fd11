// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void BitCast(History& op) {
  op.Since(26)
      .Doc(
          "Gives the bits of every element another type without changing them. Both types have the "
          "same number of bits; values of several bytes count as stored with the lowest byte "
          "first. To keep the value instead, use Cast.")
      .Input("input", "T1", "Tensor whose bits are taken.", kNonDifferentiable)
      .Output("output", "T2", "The same bits as type `to`, same shape as the input.",
              kNonDifferentiable)
      .Attr("to", Required(AttributeType::INT),
            "New element type as a number of `TensorProto.DataType`, of the width of the old one.")
      .Types("T1", types::kTensorsIr13 - types::kString,
             "Any element type of a fixed width, hence no strings.")
      .Types("T2", types::kTensorsIr13 - types::kString, "As T1, with as many bits an element.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
