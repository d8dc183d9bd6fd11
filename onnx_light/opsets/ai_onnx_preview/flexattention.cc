// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_preview/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview {

void FlexAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes scaled dot-product attention with hooks for the scores and the probabilities: "
          "`Y = prob_mod(softmax(score_mod(scale * Q * K^T))) * V`. A hook that is not given "
          "changes nothing. The number of query heads is a multiple of that of key and value "
          "heads, each of which serves a run of consecutive query heads. Masks are written in "
          "`score_mod`, by setting scores to `-inf`.")
      .Input("Q", "T1", "Queries of shape `[batch, q_heads, q_length, head_size]`.")
      .Input("K", "T1", "Keys of shape `[batch, kv_heads, kv_length, head_size]`.")
      .Input("V", "T1", "Values of shape `[batch, kv_heads, kv_length, v_head_size]`.")
      .Output("Y", "T1", "Results of shape `[batch, q_heads, q_length, v_head_size]`.")
      .Attr("prob_mod", NoDefault(AttributeType::GRAPH),
            "Subgraph from the probabilities, shape `[batch, q_heads, q_length, kv_length]`, to "
            "changed ones of the same shape and type.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("score_mod", NoDefault(AttributeType::GRAPH),
            "Subgraph from the scores to changed ones, in the shape and type that `prob_mod` sees.")
      .Attr("softmax_precision", NoDefault(AttributeType::INT),
            "Type of scores and probabilities, a value of TensorProto.DataType; double for double "
            "inputs and float for all others by default.")
      .Types("T1", types::kFloats, "Floating-point tensors.")
      .Function()
      .Experimental();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview
