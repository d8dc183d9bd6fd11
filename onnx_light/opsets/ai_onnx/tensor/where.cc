// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Where(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("condition", "B", "TODO", kNonDifferentiable)
      .Input("X", "T", "TODO", kDifferentiable)
      .Input("Y", "T", "TODO", kDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Types("B", types::kBool, "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(16).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
