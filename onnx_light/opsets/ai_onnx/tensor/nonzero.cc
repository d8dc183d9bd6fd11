// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void NonZero(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "tensor(int64)", "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(13)
      .Input("X", "T", nullptr, kNonDifferentiable)
      .Output("Y", "tensor(int64)", nullptr, kNonDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
