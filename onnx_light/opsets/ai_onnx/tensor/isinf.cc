// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void IsInf(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("X", "T1", "TODO", kNonDifferentiable)
      .Output("Y", "T2", "TODO", kNonDifferentiable)
      .Attr("detect_negative", Int(1), "TODO")
      .Attr("detect_positive", Int(1), "TODO")
      .Types("T1", types::kFloat32To64, "TODO")
      .Types("T2", types::kBool, "TODO");
  op.Since(20).Types("T1", types::kFloats | types::kFloat8);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
