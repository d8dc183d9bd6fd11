// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void IsNaN(History& op) {
  op.Since(9)
      .Doc("Tells for each element whether it is NaN, that is, not a number.")
      .Input("X", "T1", "Numbers to test.")
      .Output("Y", "T2", "True where X is NaN, same shape as X.")
      .Types("T1", types::kFloat16To64, "Floating-point input.")
      .Types("T2", types::kBool, "Boolean output.");
  op.Since(13)
      .Input("X", "T1", nullptr, kNonDifferentiable)
      .Output("Y", "T2", nullptr, kNonDifferentiable)
      .Types("T1", types::kFloats);
  op.Since(20).Types("T1", types::kFloats | types::kFloat8);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
