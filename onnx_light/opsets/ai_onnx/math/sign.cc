// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Sign(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Output("output", "T", "TODO")
      .Types("T", types::kNumeric, "TODO");
  op.Since(13)
      .Input("input", "T", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kNonDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
