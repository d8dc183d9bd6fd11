// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QLinearAveragePool(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("x_scale", "tensor(float)", "TODO")
      .Input("x_zero_point", "T", "TODO", kOptional)
      .Input("y_scale", "tensor(float)", "TODO")
      .Input("y_zero_point", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("ceil_mode", Int(0), "TODO")
      .Attr("channels_last", Int(0), "TODO")
      .Attr("count_include_pad", Int(0), "TODO")
      .Attr("kernel_shape", Required(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
