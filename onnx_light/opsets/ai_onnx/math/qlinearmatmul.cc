// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void QLinearMatMul(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("a", "T1", "TODO", kNonDifferentiable)
      .Input("a_scale", "tensor(float)", "TODO", kNonDifferentiable)
      .Input("a_zero_point", "T1", "TODO", kNonDifferentiable)
      .Input("b", "T2", "TODO", kNonDifferentiable)
      .Input("b_scale", "tensor(float)", "TODO", kNonDifferentiable)
      .Input("b_zero_point", "T2", "TODO", kNonDifferentiable)
      .Input("y_scale", "tensor(float)", "TODO", kNonDifferentiable)
      .Input("y_zero_point", "T3", "TODO", kNonDifferentiable)
      .Output("y", "T3", "TODO", kNonDifferentiable)
      .Types("T1", types::kBytes, "TODO")
      .Types("T2", types::kBytes, "TODO")
      .Types("T3", types::kBytes, "TODO");
  op.Since(21)
      .Input("a_scale", "TS", nullptr, kNonDifferentiable)
      .Input("b_scale", "TS", nullptr, kNonDifferentiable)
      .Input("y_scale", "TS", nullptr, kNonDifferentiable)
      .Types("TS", types::kFloat16To32, "TODO")
      .Types("T1", types::kFloat8 | types::kBytes)
      .Types("T2", types::kFloat8 | types::kBytes)
      .Types("T3", types::kFloat8 | types::kBytes);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
