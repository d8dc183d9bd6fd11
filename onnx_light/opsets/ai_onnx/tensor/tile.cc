// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Tile(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("tiles", "T", "TODO")
      .Input("axis", "T", "TODO")
      .Output("output", "T", "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .Types("T1", types::kInt64, "TODO");
  op.Since(6)
      .DropInput("tiles")
      .DropInput("axis")
      .Input("repeats", "T1", "TODO")
      .Types("T", types::kTensors);
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("repeats", "T1", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
