// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BranchwiseRMSNorm(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("scale", "M", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("num_branches", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
