// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GatedRelativePositionBias(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query_layer", "T", "TODO")
      .Input("query_bias", "T", "TODO")
      .Input("rel_pos", "T", "TODO")
      .Input("weight", "T", "TODO")
      .Input("bias", "T", "TODO")
      .Input("eco_a", "T", "TODO")
      .Input("token_offset", "M", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
