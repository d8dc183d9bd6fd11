// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void OneHot(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("indices", "T1", "TODO")
      .Input("depth", "T2", "TODO")
      .Input("values", "T3", "TODO")
      .Output("output", "T3", "TODO")
      .Attr("axis", Int(-1), "TODO")
      .Types("T1", types::kNumeric, "TODO")
      .Types("T2", types::kNumeric, "TODO")
      .Types("T3", types::kTensors, "TODO");
  op.Since(11)
      .Input("indices", "T1", nullptr, kNonDifferentiable)
      .Input("depth", "T2", nullptr, kNonDifferentiable)
      .Input("values", "T3", nullptr, kNonDifferentiable)
      .Output("output", "T3", nullptr, kNonDifferentiable);
  op.Since(28).Types("T3", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
