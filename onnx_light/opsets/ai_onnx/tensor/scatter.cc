// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Scatter(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("indices", "Tind", "TODO")
      .Input("updates", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("axis", Int(0), "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("Tind", types::kIndices, "TODO");
  op.Since(11)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "Tind", nullptr, kNonDifferentiable)
      .Input("updates", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Deprecated();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
