// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Not(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO", kNonDifferentiable)
      .Output("Y", "T", "TODO", kNonDifferentiable)
      .Types("T", types::kBool, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
