// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void EngramGate(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("key", "T", "TODO")
      .Input("query", "T", "TODO")
      .Input("value", "T", "TODO")
      .Input("key_norm_scale", "T", "TODO")
      .Input("query_norm_scale", "T", "TODO")
      .Input("conv_norm_scale", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("gated_value_normed", "T", "TODO", kOptional)
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Types("T", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
