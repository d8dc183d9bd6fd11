// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void StringConcat(History& op) {
  op.Since(20)
      .Doc(
          "Joins two tensors of strings element by element: `Z = X + Y`. The shapes broadcast as "
          "in NumPy.")
      .Input("X", "T", "First halves.", kNonDifferentiable)
      .Input("Y", "T", "Second halves.", kNonDifferentiable)
      .Output("Z", "T", "The joined strings, in the broadcast shape.", kNonDifferentiable)
      .Types("T", types::kString, "Strings in UTF-8.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
