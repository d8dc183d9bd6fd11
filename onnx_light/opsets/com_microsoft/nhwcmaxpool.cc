// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void NhwcMaxPool(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("x", "T", "TODO")
      .Output("y", "T", "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("ceil_mode", Int(0), "TODO")
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO")
      .Attr("kernel_shape", Required(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
