// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void PRelu(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("slope", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6).DropAttr("consumed_inputs");
  op.Since(7);
  op.Since(9)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("slope", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64);
  op.Since(16).Types("T", types::kNumeric32To64 | types::kBfloat16).Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
