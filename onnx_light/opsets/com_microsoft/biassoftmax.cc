// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BiasSoftmax(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("bias", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("axis", Int(1), "TODO")
      .Attr("is_inner_broadcast", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
