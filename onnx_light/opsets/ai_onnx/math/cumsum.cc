// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void CumSum(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("x", "T", "TODO", kDifferentiable)
      .Input("axis", "T2", "TODO", kNonDifferentiable)
      .Output("y", "T", "TODO", kDifferentiable)
      .Attr("exclusive", Int(0), "TODO")
      .Attr("reverse", Int(0), "TODO")
      .Types("T", types::kIntegers32To64 | types::kFloat32To64, "TODO")
      .Types("T2", types::kIndices, "TODO");
  op.Since(14).Types("T", types::kNumeric32To64 | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
