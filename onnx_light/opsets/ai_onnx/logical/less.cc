// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Less(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Output("C", "T1", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Attr("broadcast", Int(0), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .Types("T1", types::kBool, "TODO");
  op.Since(7).DropAttr("axis").DropAttr("broadcast");
  op.Since(9).Types("T", types::kNumeric);
  op.Since(13)
      .Input("A", "T", nullptr, kNonDifferentiable)
      .Input("B", "T", nullptr, kNonDifferentiable)
      .Output("C", "T1", nullptr, kNonDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
