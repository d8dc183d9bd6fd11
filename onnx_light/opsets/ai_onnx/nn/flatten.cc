// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Flatten(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("axis", Int(1), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(9).Types("T", types::kTensors);
  op.Since(11);
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
