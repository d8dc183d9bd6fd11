// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MatMulInteger(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("A", "T1", "TODO", kNonDifferentiable)
      .Input("B", "T2", "TODO", kNonDifferentiable)
      .Input("a_zero_point", "T1", "TODO", kOptional | kNonDifferentiable)
      .Input("b_zero_point", "T2", "TODO", kOptional | kNonDifferentiable)
      .Output("Y", "T3", "TODO", kNonDifferentiable)
      .Types("T1", types::kBytes, "TODO")
      .Types("T2", types::kBytes, "TODO")
      .Types("T3", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
