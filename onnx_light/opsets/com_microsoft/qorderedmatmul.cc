// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QOrderedMatMul(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "Q", "TODO")
      .Input("scale_A", "S", "TODO")
      .Input("B", "Q", "TODO")
      .Input("scale_B", "S", "TODO")
      .Input("scale_Y", "S", "TODO")
      .Input("bias", "S", "TODO", kOptional)
      .Input("C", "Q", "TODO", kOptional)
      .Input("scale_C", "S", "TODO", kOptional)
      .Output("Y", "Q", "TODO")
      .Attr("order_A", Required(AttributeType::INT), "TODO")
      .Attr("order_B", Required(AttributeType::INT), "TODO")
      .Attr("order_Y", Required(AttributeType::INT), "TODO")
      .Types("Q", types::kInt8, "TODO")
      .Types("S", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
