// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void CausalConvWithState(History& op) {
  op.Since(27)
      .Doc("TODO")
      .Input("input", "T", "TODO", kDifferentiable)
      .Input("weight", "T", "TODO", kDifferentiable)
      .Input("bias", "T", "TODO", kOptional | kDifferentiable)
      .Input("past_state", "T", "TODO", kOptional | kNonDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Output("present_state", "T", "TODO", kNonDifferentiable)
      .Attr("activation", Str("none"), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Function()
      .UnknownDeterminism();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
