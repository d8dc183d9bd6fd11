// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MaxpoolWithMask(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("M", "tensor(int32)", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("storage_order", Int(0), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
