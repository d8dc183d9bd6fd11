// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GroupNorm(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("gamma", "M", "TODO")
      .Input("beta", "M", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("activation", Required(AttributeType::INT), "TODO")
      .Attr("channels_last", Int(1), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("groups", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("M", types::kFloat | types::kFloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
