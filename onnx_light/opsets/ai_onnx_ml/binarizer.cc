// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void Binarizer(History& op) {
  op.Since(1)
      .Doc(
          "Turns every element into 1 where it exceeds a threshold and into 0 elsewhere. NaN is "
          "neither and not supported.")
      .Input("X", "T", "Numbers to compare, any shape.")
      .Output("Y", "T", "The zeros and ones, in the type and shape of X.")
      .Attr("threshold", Float(0.0F), "Bound to exceed; an element equal to it becomes 0.")
      .Types("T", types::kFloat32To64 | types::kIndices, "Numeric tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
