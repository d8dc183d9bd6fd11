// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Pow(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("Y", "T", "TODO")
      .Output("Z", "T", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Attr("broadcast", Int(0), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(7).DropAttr("axis").DropAttr("broadcast");
  op.Since(12)
      .Input("Y", "T1")
      .Types("T", types::kFloat16To64 | types::kIndices)
      .Types("T1", types::kNumeric, "TODO");
  op.Since(13)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("Y", "T1", nullptr, kDifferentiable)
      .Output("Z", "T", nullptr, kDifferentiable)
      .Types("T", types::kFloats | types::kIndices);
  op.Since(15).Types("T1", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
