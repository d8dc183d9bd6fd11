// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Gather(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("indices", "Tind", "TODO")
      .Output("output", "T", "TODO")
      .Attr("axis", Int(0), "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("Tind", types::kIndices, "TODO");
  op.Since(11);
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "Tind", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
