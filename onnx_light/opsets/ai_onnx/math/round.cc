// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Round(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("X", "T", "TODO", kNonDifferentiable)
      .Output("Y", "T", "TODO", kNonDifferentiable)
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
