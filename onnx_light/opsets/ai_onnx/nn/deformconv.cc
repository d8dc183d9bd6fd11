// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void DeformConv(History& op) {
  op.Since(19)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("W", "T", "TODO")
      .Input("offset", "T", "TODO")
      .Input("B", "T", "TODO", kOptional)
      .Input("mask", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO")
      .Attr("group", Int(1), "TODO")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS), "TODO")
      .Attr("offset_group", Int(1), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
