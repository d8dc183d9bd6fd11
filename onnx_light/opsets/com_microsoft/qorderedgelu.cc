// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QOrderedGelu(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "Q", "TODO")
      .Input("scale_X", "S", "TODO")
      .Input("scale_Y", "S", "TODO")
      .Output("Y", "Q", "TODO")
      .Attr("order_X", NoDefault(AttributeType::INT), "TODO")
      .Attr("order_Y", NoDefault(AttributeType::INT), "TODO")
      .Types("Q", types::kInt8, "TODO")
      .Types("S", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
