// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Resize(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("scales", "tensor(float)", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("mode", Str("nearest"), "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(11)
      .Input("X", "T1")
      .Before("scales")
      .Input("roi", "T2", "TODO")
      .Input("sizes", "tensor(int64)", "TODO", kOptional)
      .Output("Y", "T1")
      .Attr("coordinate_transformation_mode", Str("half_pixel"), "TODO")
      .Attr("cubic_coeff_a", Float(-0.75F), "TODO")
      .Attr("exclude_outside", Int(0), "TODO")
      .Attr("extrapolation_value", Float(0.0F), "TODO")
      .Attr("nearest_mode", Str("round_prefer_floor"), "TODO")
      .DropTypes("T")
      .Types("T1", types::kTensors, "TODO")
      .Types("T2", types::kFloat16To64, "TODO");
  op.Since(13)
      .Input("X", "T1", nullptr, kDifferentiable)
      .Input("roi", "T2", nullptr, kOptional | kNonDifferentiable)
      .Input("scales", "tensor(float)", nullptr, kOptional | kNonDifferentiable)
      .Input("sizes", "tensor(int64)", nullptr, kOptional | kNonDifferentiable)
      .Output("Y", "T1", nullptr, kDifferentiable)
      .Types("T1", types::kTensorsIr4);
  op.Since(18)
      .Attr("antialias", Int(0), "TODO")
      .Attr("axes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("keep_aspect_ratio_policy", Str("stretch"), "TODO");
  op.Since(19);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
