// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QuantizeWithOrder(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "F", "TODO")
      .Input("scale_input", "S", "TODO")
      .Output("output", "Q", "TODO")
      .Attr("order_input", Required(AttributeType::INT), "TODO")
      .Attr("order_output", Required(AttributeType::INT), "TODO")
      .Types("Q", types::kInt8, "TODO")
      .Types("F", types::kFloat | types::kFloat16, "TODO")
      .Types("S", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
