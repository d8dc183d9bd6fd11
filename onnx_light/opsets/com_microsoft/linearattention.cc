// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void LinearAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO")
      .Input("value", "T", "TODO")
      .Input("past_state", "S", "TODO", kOptional)
      .Input("decay", "T", "TODO", kOptional)
      .Input("beta", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present_state", "S", "TODO")
      .Attr("chunk_size", Int(64), "TODO")
      .Attr("kv_num_heads", Required(AttributeType::INT), "TODO")
      .Attr("q_num_heads", Required(AttributeType::INT), "TODO")
      .Attr("scale", Float(0.0F), "TODO")
      .Attr("state_window", Int(0), "TODO")
      .Attr("update_rule", Str("gated_delta"), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("S", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
