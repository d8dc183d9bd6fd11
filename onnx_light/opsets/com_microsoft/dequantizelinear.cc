// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DequantizeLinear(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("x", "T1", "TODO")
      .Input("x_scale", "T2", "TODO")
      .Input("x_zero_point", "T1", "TODO", kOptional)
      .Output("y", "T2", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Types("T1",
             types::kBytes | types::kIntegers4 | types::kUint16 | types::kInt16 | types::kInt32,
             "TODO")
      .Types("T2", types::kFloat | types::kFloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
