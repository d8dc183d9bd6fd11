// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Div(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Output("C", "T", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Attr("broadcast", Int(0), "TODO")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6).DropAttr("consumed_inputs").Types("T", types::kNumeric32To64);
  op.Since(7).DropAttr("axis").DropAttr("broadcast");
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Output("C", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64 | types::kBfloat16);
  op.Since(14).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
