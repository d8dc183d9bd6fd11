// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LpNormalization(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO", kDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Attr("axis", Int(-1), "TODO")
      .Attr("p", Int(2), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
