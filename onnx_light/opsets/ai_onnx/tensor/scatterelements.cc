// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ScatterElements(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("indices", "Tind", "TODO")
      .Input("updates", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("axis", Int(0), "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("Tind", types::kIndices, "TODO");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "Tind", nullptr, kNonDifferentiable)
      .Input("updates", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(16).Attr("reduction", Str("none"), "TODO");
  op.Since(18);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
