// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void TopK(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Values", "T", "TODO")
      .Output("Indices", "I", "TODO")
      .Attr("axis", Int(-1), "TODO")
      .Attr("k", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .Types("I", types::kInt64, "TODO");
  op.Since(10).Input("K", "tensor(int64)", "TODO").DropAttr("k");
  op.Since(11)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("K", "tensor(int64)", nullptr, kNonDifferentiable)
      .Output("Values", "T", nullptr, kDifferentiable)
      .Output("Indices", "I", nullptr, kNonDifferentiable)
      .Attr("largest", Int(1), "TODO")
      .Attr("sorted", Int(1), "TODO")
      .Types("T", types::kNumeric);
  op.Since(24).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
