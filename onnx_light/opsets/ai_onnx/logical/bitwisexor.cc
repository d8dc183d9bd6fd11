// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void BitwiseXor(History& op) {
  op.Since(18)
      .Doc("TODO")
      .Input("A", "T", "TODO", kNonDifferentiable)
      .Input("B", "T", "TODO", kNonDifferentiable)
      .Output("C", "T", "TODO", kNonDifferentiable)
      .Types("T", types::kIntegers, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
