// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void LinearAttentionGate(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("a", "T", "TODO")
      .Input("dt_bias", "TF", "TODO")
      .Input("decay_scale", "TF", "TODO")
      .Input("b", "T", "TODO", kOptional)
      .Output("decay", "T", "TODO")
      .Output("beta", "T", "TODO", kOptional)
      .Types("T", types::kFloat16To32, "TODO")
      .Types("TF", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
