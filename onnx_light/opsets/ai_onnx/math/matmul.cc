// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MatMul(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(9).Types("T", types::kNumeric32To64);
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64 | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
