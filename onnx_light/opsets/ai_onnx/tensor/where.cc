// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Where(History& op) {
  op.Since(9)
      .Doc(
          "Chooses between two tensors element by element: `output = condition ? X : Y`. The three "
          "inputs broadcast against each other.")
      .Input("condition", "B", "True where X is chosen, false where Y is.", kNonDifferentiable)
      .Input("X", "T", "Elements for true.", kDifferentiable)
      .Input("Y", "T", "Elements for false.", kDifferentiable)
      .Output("output", "T",
              "Chosen elements, in the shape that the inputs have after broadcasting.",
              kDifferentiable)
      .Types("B", types::kBool, "Boolean condition.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(16).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
