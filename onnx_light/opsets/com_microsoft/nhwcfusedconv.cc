// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void NhwcFusedConv(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("W", "T", "TODO")
      .Input("B", "T", "TODO", kOptional)
      .Input("Z", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("activation", NoDefault(AttributeType::STRING), "TODO")
      .Attr("activation_params", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO")
      .Attr("group", Int(1), "TODO")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
