// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void SkipSimplifiedLayerNormalization(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("skip", "T", "TODO")
      .Input("gamma", "T", "TODO")
      .Input("bias", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("mean", "U", "TODO", kOptional)
      .Output("inv_std_var", "U", "TODO", kOptional)
      .Output("input_skip_bias_sum", "T", "TODO", kOptional)
      .Attr("epsilon", Float(1e-12F), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("U", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
