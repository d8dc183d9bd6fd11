// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LinearAttention(History& op) {
  op.Since(27)
      .Doc(
          "Computes attention without softmax from a matrix S per head that each token updates. "
          "With the outer product `(x)`, `linear` does `S = S + k (x) v` and `gated` does so after "
          "multiplying S by `exp(g)`; `delta` does `S = S + beta * k (x) (v - S^T k)` and "
          "`gated_delta` does so after the same multiplication. The token's output is `scale * S^T "
          "q` with the updated S. Here g is the token's `decay`; tokens follow one another, though "
          "an implementation may take them in chunks with the same result. Of H_q query heads and "
          "H_kv key and value heads, `H_q / H_kv` neighbouring query heads read the same S.")
      .Input(
          "query", "T",
          "Queries with heads side by side, shape `[B, T, H_q * d_k]` for B sequences of T tokens.",
          kDifferentiable)
      .Input("key", "T",
             "Keys, shape `[B, T, H_kv * d_k]`; those of the delta rules should have length 1.",
             kDifferentiable)
      .Input("value", "T", "Values, shape `[B, T, H_kv * d_v]`.", kDifferentiable)
      .Input(
          "past_state", "S",
          "The matrices ahead of the first token, shape `[B, H_kv, d_k, d_v]`; zeros if left out.",
          kOptional | kNonDifferentiable)
      .Input("decay", "T",
             "Logarithms of the factors that S decays by, one per row, `[B, T, H_kv * d_k]`, or "
             "per head, `[B, T, H_kv]`; needed by the gated rules.",
             kOptional | kDifferentiable)
      .Input("beta", "T",
             "Rates of the delta rules, which need them: one per head, `[B, T, H_kv]`, or per "
             "token, `[B, T, 1]`.",
             kOptional | kDifferentiable)
      .Output("output", "T", "Attended values, shape `[B, T, H_q * d_v]`.", kDifferentiable)
      .Output("present_state", "S",
              "The matrices after the last token, shape `[B, H_kv, d_k, d_v]`.", kNonDifferentiable)
      .Attr("chunk_size", Int(64),
            "Hint how many tokens to process at once; does not change the result.")
      .Attr("kv_num_heads", Required(AttributeType::INT),
            "H_kv, the number of heads of key and value.")
      .Attr("q_num_heads", Required(AttributeType::INT),
            "H_q, the number of heads of the query, a multiple of `kv_num_heads`.")
      .Attr("scale", Float(0.0F), "Factor of the output; 0 stands for `1 / sqrt(d_k)`.")
      .Attr("update_rule", Str("gated_delta"),
            "How a token changes the matrices: `linear`, `gated`, `delta` or `gated_delta`.")
      .Types("T", types::kFloat16To32, "Types of queries, keys, values and output.")
      .Types("S", types::kFloat16To32, "Types of the matrices.")
      .Function()
      .UnknownDeterminism();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
