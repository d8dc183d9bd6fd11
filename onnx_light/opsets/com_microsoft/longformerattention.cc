// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void LongformerAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("weight", "T", "TODO")
      .Input("bias", "T", "TODO")
      .Input("mask", "T", "TODO")
      .Input("global_weight", "T", "TODO")
      .Input("global_bias", "T", "TODO")
      .Input("global", "G", "TODO")
      .Output("output", "T", "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("window", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("G", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
