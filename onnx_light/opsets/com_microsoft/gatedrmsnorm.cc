// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GatedRMSNorm(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("scale", "T", "TODO")
      .Input("gate", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("activation", Str("silu"), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Types("T", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
