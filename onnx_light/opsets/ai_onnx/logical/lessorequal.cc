// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LessOrEqual(History& op) {
  op.Since(12)
      .Doc("TODO")
      .Input("A", "T", "TODO", kNonDifferentiable)
      .Input("B", "T", "TODO", kNonDifferentiable)
      .Output("C", "T1", "TODO", kNonDifferentiable)
      .Types("T", types::kNumeric, "TODO")
      .Types("T1", types::kBool, "TODO")
      .Function();
  op.Since(16).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
