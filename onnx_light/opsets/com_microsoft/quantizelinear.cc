// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QuantizeLinear(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("x", "T1", "TODO")
      .Input("y_scale", "T1", "TODO")
      .Input("y_zero_point", "T2", "TODO", kOptional)
      .Output("y", "T2", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Types("T1", types::kFloat | types::kFloat16, "TODO")
      .Types("T2", types::kBytes | types::kIntegers4 | types::kUint16 | types::kInt16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
