// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Dropout(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("output", "T", "TODO")
      .Output("mask", "T", "TODO", kOptional)
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Attr("is_test", Int(0), "TODO")
      .Attr("ratio", Float(0.5F), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .NonDeterministic();
  op.Since(6).DropAttr("consumed_inputs");
  op.Since(7).DropAttr("is_test");
  op.Since(10).Output("mask", "T1", nullptr, kOptional).Types("T1", types::kBool, "TODO");
  op.Since(12)
      .Input("ratio", "T1", "TODO", kOptional)
      .Input("training_mode", "T2", "TODO", kOptional)
      .Output("mask", "T2", nullptr, kOptional)
      .DropAttr("ratio")
      .Attr("seed", NoDefault(AttributeType::INT), "TODO")
      .Types("T1", types::kFloat16To64)
      .Types("T2", types::kBool, "TODO");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("ratio", "T1", nullptr, kOptional | kNonDifferentiable)
      .Input("training_mode", "T2", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Output("mask", "T2", nullptr, kOptional | kNonDifferentiable)
      .Types("T", types::kFloats);
  op.Since(22)
      .Types("T", types::kFloats | types::kFloat8)
      .Types("T1", types::kFloats | types::kFloat8);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
