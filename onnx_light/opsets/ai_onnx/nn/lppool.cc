// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LpPool(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS), "TODO")
      .Attr("p", Float(2.0F), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(2).Attr("kernel_shape", Required(AttributeType::INTS)).Attr("p", Int(2));
  op.Since(11).Input("X", "T", nullptr, kDifferentiable).Output("Y", "T", nullptr, kDifferentiable);
  op.Since(18)
      .Attr("ceil_mode", Int(0), "TODO")
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
