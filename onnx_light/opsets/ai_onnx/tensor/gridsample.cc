// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void GridSample(History& op) {
  op.Since(16)
      .Doc("TODO")
      .Input("X", "T1", "TODO", kDifferentiable)
      .Input("grid", "T2", "TODO", kNonDifferentiable)
      .Output("Y", "T1", "TODO", kDifferentiable)
      .Attr("align_corners", Int(0), "TODO")
      .Attr("mode", Str("bilinear"), "TODO")
      .Attr("padding_mode", Str("zeros"), "TODO")
      .Types("T1", types::kTensors, "TODO")
      .Types("T2", types::kFloat16To64, "TODO");
  op.Since(20).Attr("mode", Str("linear"));
  op.Since(22).Types("T1", types::kTensorsIr4).Types("T2", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
