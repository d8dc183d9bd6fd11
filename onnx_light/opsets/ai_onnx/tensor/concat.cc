// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Concat(History& op) {
  op.Since(1)
      .Doc(
          "Joins tensors along one dimension, in the order in which they are given. In every other "
          "dimension their sizes are equal.")
      .Input("inputs", "T", "Tensors to join, all of the same rank.", kVariadic)
      .Output("concat_result", "T",
              "Joined tensor; along `axis` its size is the sum of the inputs' sizes.")
      .Attr("axis", NoDefault(AttributeType::INT), "Dimension to join along, 1 unless given.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(4)
      .Attr("axis", Required(AttributeType::INT), "Dimension to join along.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(11).Attr("axis", Required(AttributeType::INT),
                    "Dimension to join along, from `-r` to `r - 1` for inputs of rank `r`; "
                    "negative numbers count from the last.");
  op.Since(13)
      .Input("inputs", "T", nullptr, kVariadic | kDifferentiable)
      .Output("concat_result", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
