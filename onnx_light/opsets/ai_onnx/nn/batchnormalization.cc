// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void BatchNormalization(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("scale", "T", "TODO")
      .Input("B", "T", "TODO")
      .Input("mean", "T", "TODO")
      .Input("var", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Output("mean", "T", "TODO", kOptional)
      .Output("var", "T", "TODO", kOptional)
      .Output("saved_mean", "T", "TODO", kOptional)
      .Output("saved_var", "T", "TODO", kOptional)
      .Attr("consumed_inputs", Required(AttributeType::INTS), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("is_test", Int(0), "TODO")
      .Attr("momentum", Float(0.9F), "TODO")
      .Attr("spatial", Int(1), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6).DropAttr("consumed_inputs");
  op.Since(7).DropAttr("is_test");
  op.Since(9)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("scale", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Input("mean", "T", nullptr, kDifferentiable)
      .Input("var", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Output("mean", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("var", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("saved_mean", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("saved_var", "T", nullptr, kOptional | kNonDifferentiable)
      .DropAttr("spatial");
  op.Since(14)
      .DropInput("mean")
      .DropInput("var")
      .Input("input_mean", "U", "TODO", kDifferentiable)
      .Input("input_var", "U", "TODO", kDifferentiable)
      .DropOutput("mean")
      .DropOutput("var")
      .DropOutput("saved_mean")
      .DropOutput("saved_var")
      .Output("running_mean", "U", "TODO", kOptional | kNonDifferentiable)
      .Output("running_var", "U", "TODO", kOptional | kNonDifferentiable)
      .Attr("training_mode", Int(0), "TODO")
      .Types("T", types::kFloats)
      .Types("U", types::kFloats, "TODO");
  op.Since(15)
      .Input("scale", "T1", nullptr, kDifferentiable)
      .Input("B", "T1", nullptr, kDifferentiable)
      .Input("input_mean", "T2", nullptr, kDifferentiable)
      .Input("input_var", "T2", nullptr, kDifferentiable)
      .Output("running_mean", "T2", nullptr, kOptional | kNonDifferentiable)
      .Output("running_var", "T2", nullptr, kOptional | kNonDifferentiable)
      .DropTypes("U")
      .Types("T1", types::kFloats, "TODO")
      .Types("T2", types::kFloats, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
