// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Acosh(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("input", "T", "TODO", kDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
