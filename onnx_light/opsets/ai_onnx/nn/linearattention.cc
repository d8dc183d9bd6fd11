// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LinearAttention(History& op) {
  op.Since(27)
      .Doc("TODO")
      .Input("query", "T", "TODO", kDifferentiable)
      .Input("key", "T", "TODO", kDifferentiable)
      .Input("value", "T", "TODO", kDifferentiable)
      .Input("past_state", "S", "TODO", kOptional | kNonDifferentiable)
      .Input("decay", "T", "TODO", kOptional | kDifferentiable)
      .Input("beta", "T", "TODO", kOptional | kDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Output("present_state", "S", "TODO", kNonDifferentiable)
      .Attr("chunk_size", Int(64), "TODO")
      .Attr("kv_num_heads", Required(AttributeType::INT), "TODO")
      .Attr("q_num_heads", Required(AttributeType::INT), "TODO")
      .Attr("scale", Float(0.0F), "TODO")
      .Attr("update_rule", Str("gated_delta"), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("S", types::kFloat16To32, "TODO")
      .Function()
      .UnknownDeterminism();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
