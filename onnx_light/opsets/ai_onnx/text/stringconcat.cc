// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void StringConcat(History& op) {
  op.Since(20)
      .Doc("TODO")
      .Input("X", "T", "TODO", kNonDifferentiable)
      .Input("Y", "T", "TODO", kNonDifferentiable)
      .Output("Z", "T", "TODO", kNonDifferentiable)
      .Types("T", types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
