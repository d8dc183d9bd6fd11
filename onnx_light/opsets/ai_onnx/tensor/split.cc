// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Split(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("split", "T", "TODO", kOptional)
      .Output("outputs...", "T", "TODO", kVariadic)
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Attr("split", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(2)
      .DropInput("split")
      .DropOutput("outputs...")
      .Output("outputs", "T", "TODO", kVariadic)
      .Attr("axis", Int(0))
      .Types("T", types::kTensors);
  op.Since(11);
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("split", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .Output("outputs", "T", nullptr, kVariadic | kDifferentiable)
      .DropAttr("split")
      .Types("T", types::kTensorsIr4);
  op.Since(18).Attr("num_outputs", NoDefault(AttributeType::INT), "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
