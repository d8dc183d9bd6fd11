// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Equal(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Output("C", "T1", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Attr("broadcast", Int(0), "TODO")
      .Types("T", types::kIndices | types::kBool, "TODO")
      .Types("T1", types::kBool, "TODO");
  op.Since(7).DropAttr("axis").DropAttr("broadcast");
  op.Since(11).Types("T", types::kNumeric | types::kBool);
  op.Since(13)
      .Input("A", "T", nullptr, kNonDifferentiable)
      .Input("B", "T", nullptr, kNonDifferentiable)
      .Output("C", "T1", nullptr, kNonDifferentiable)
      .Types("T", types::kNumeric | types::kBool | types::kBfloat16);
  op.Since(19).Types("T", types::kTensorsIr4 - types::kComplex);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
