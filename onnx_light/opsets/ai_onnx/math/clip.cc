// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Clip(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Attr("max", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("min", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6)
      .DropAttr("consumed_inputs")
      .Attr("max", Float(3.4028235e+38F))
      .Attr("min", Float(-3.4028235e+38F));
  op.Since(11)
      .Input("min", "T", "TODO", kOptional)
      .Input("max", "T", "TODO", kOptional)
      .DropAttr("max")
      .DropAttr("min");
  op.Since(12).Types("T", types::kNumeric);
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("min", "T", nullptr, kOptional | kNonDifferentiable)
      .Input("max", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16)
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
