// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Mod(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Output("C", "T", "TODO")
      .Attr("fmod", Int(0), "TODO")
      .Types("T", types::kNumeric, "TODO");
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kNonDifferentiable)
      .Output("C", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
  op.Since(28);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
