// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Expand(History& op) {
  op.Since(8)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("shape", "tensor(int64)", "TODO")
      .Output("output", "T", "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("shape", "tensor(int64)", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
