// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ConvTranspose(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("W", "T", "TODO")
      .Input("B", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO")
      .Attr("group", Int(1), "TODO")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS), "TODO")
      .Attr("output_padding", NoDefault(AttributeType::INTS), "TODO")
      .Attr("output_shape", NoDefault(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(11)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("W", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable);
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
