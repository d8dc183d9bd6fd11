// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LSTM(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("W", "T", "TODO")
      .Input("R", "T", "TODO")
      .Input("B", "T", "TODO", kOptional)
      .Input("sequence_lens", "T1", "TODO", kOptional)
      .Input("initial_h", "T", "TODO", kOptional)
      .Input("initial_c", "T", "TODO", kOptional)
      .Input("P", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO", kOptional)
      .Output("Y_h", "T", "TODO", kOptional)
      .Output("Y_c", "T", "TODO", kOptional)
      .Attr("activation_alpha", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("activation_beta", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("activations", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("clip", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("direction", Str("forward"), "TODO")
      .Attr("hidden_size", NoDefault(AttributeType::INT), "TODO")
      .Attr("input_forget", Int(0), "TODO")
      .Attr("output_sequence", Int(0), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .Types("T1", types::kInt32, "TODO");
  op.Since(7).DropAttr("output_sequence");
  op.Since(14)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("W", "T", nullptr, kDifferentiable)
      .Input("R", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kOptional | kDifferentiable)
      .Input("sequence_lens", "T1", nullptr, kOptional | kNonDifferentiable)
      .Input("initial_h", "T", nullptr, kOptional | kNonDifferentiable)
      .Input("initial_c", "T", nullptr, kOptional | kNonDifferentiable)
      .Input("P", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y_h", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y_c", "T", nullptr, kOptional | kDifferentiable)
      .Attr("layout", Int(0), "TODO");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
