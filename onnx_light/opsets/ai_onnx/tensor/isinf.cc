// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void IsInf(History& op) {
  op.Since(10)
      .Doc(
          "Tells for each element whether it is infinite. The attributes can leave one of the two "
          "infinities out; a NaN is not infinite, and neither is anything in a format without "
          "infinities.")
      .Input("X", "T1", "Numbers to test.", kNonDifferentiable)
      .Output("Y", "T2", "True where X is one of the infinities looked for, same shape as X.",
              kNonDifferentiable)
      .Attr("detect_negative", Int(1),
            "1 looks for negative infinity, 0 takes it for an ordinary number.")
      .Attr("detect_positive", Int(1),
            "1 looks for positive infinity, 0 takes it for an ordinary number.")
      .Types("T1", types::kFloat32To64, "Floating-point input.")
      .Types("T2", types::kBool, "Boolean output.");
  op.Since(20).Types("T1", types::kFloats | types::kFloat8);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
