// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void RelativePositionBias(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("bias_table", "T", "TODO")
      .Input("query_length", "U", "TODO")
      .Input("key_length", "U", "TODO")
      .Output("output", "T", "TODO")
      .Attr("is_bidirectional", Int(0), "TODO")
      .Attr("max_distance", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("U", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
