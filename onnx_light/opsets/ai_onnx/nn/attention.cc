// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Attention(History& op) {
  op.Since(23)
      .Doc(
          "Computes scaled dot-product attention head by head: `Y = softmax(scale * Q * K^T + "
          "bias) * V`, where bias sums up `attn_mask` and the causal mask. Q may have a multiple "
          "of the heads of K and V; then as many neighbouring query heads share one of those. Keys "
          "and values of earlier calls, `past_key` and `past_value`, are put before the given "
          "ones, and all of them are returned for the next call. A query that is masked from every "
          "key yields zeros.")
      .Input("Q", "T1",
             "Queries, shape `[batch, q_num_heads, q_length, head_size]` or `[batch, q_length, "
             "q_num_heads * head_size]`.")
      .Input("K", "T1",
             "Keys, shape `[batch, kv_num_heads, kv_length, head_size]` or `[batch, kv_length, "
             "kv_num_heads * head_size]`.")
      .Input("V", "T2",
             "Values, shape `[batch, kv_num_heads, kv_length, v_head_size]` or `[batch, kv_length, "
             "kv_num_heads * v_head_size]`.")
      .Input("attn_mask", "U",
             "Mask that broadcasts to `[batch, q_num_heads, q_length, total_length]` with "
             "`total_length = past_length + kv_length`: false forbids a key, numbers are added to "
             "the scores.",
             kOptional)
      .Input("past_key", "T1",
             "Keys of earlier calls, shape `[batch, kv_num_heads, past_length, head_size]`; goes "
             "with `past_value`.",
             kOptional)
      .Input("past_value", "T2",
             "Values of earlier calls, shape `[batch, kv_num_heads, past_length, v_head_size]`; "
             "goes with `past_key`.",
             kOptional)
      .Output("Y", "T1",
              "Attended values, of the rank of Q: `[batch, q_num_heads, q_length, v_head_size]` or "
              "`[batch, q_length, q_num_heads * v_head_size]`.")
      .Output("present_key", "T1",
              "Earlier and given keys, shape `[batch, kv_num_heads, total_length, head_size]`.",
              kOptional)
      .Output("present_value", "T2",
              "Earlier and given values, shape `[batch, kv_num_heads, total_length, v_head_size]`.",
              kOptional)
      .Output("qk_matmul_output", "T1",
              "Scores at the point that `qk_matmul_output_mode` selects, shape `[batch, "
              "q_num_heads, q_length, total_length]`.",
              kOptional)
      .Attr("is_causal", Int(0),
            "1 forbids future keys: query i sees key j only if `j <= i + past_length`.")
      .Attr("kv_num_heads", NoDefault(AttributeType::INT),
            "Number of heads of K and V, needed where they have three dimensions.")
      .Attr("q_num_heads", NoDefault(AttributeType::INT),
            "Number of heads of Q, needed where it has three dimensions.")
      .Attr("qk_matmul_output_mode", Int(0),
            "Which scores `qk_matmul_output` holds: 0 the scaled products, 1 those after "
            "`softcap`, 2 those after adding the masks, 3 those after softmax.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores, by default `1 / sqrt(head_size)`. Applying its square root to Q "
            "and K each avoids an overflow of the products.")
      .Attr("softcap", Float(0.0F),
            "Bound c of the scores, which become `c * tanh(score / c)` ahead of the masks; 0 means "
            "no bound.")
      .Attr("softmax_precision", NoDefault(AttributeType::INT),
            "Floating-point type in which softmax is computed, as a number of "
            "`TensorProto.DataType`; by default that of Q.")
      .Types("T1", types::kFloats, "Types of queries and keys.")
      .Types("T2", types::kFloats, "Types of the values.")
      .Types("U", types::kNumeric | types::kBool | types::kBfloat16,
             "Types of the mask: boolean or numeric.")
      .Function();
  op.Since(24)  // The cache may be kept outside, with padding at its end.
      .Input("attn_mask", "U",
             "Mask that broadcasts to `[batch, q_num_heads, q_length, total_length]` with "
             "`total_length = past_length + kv_length`: false forbids a key, numbers are added to "
             "the scores. Keys beyond a shorter last dimension are forbidden.",
             kOptional)
      .Input("nonpad_kv_seqlen", "tensor(int64)",
             "Number of keys of each batch entry that are not padding, shape `[batch]`, for a K "
             "and V that are a whole cache; excludes the past inputs and present outputs.",
             kOptional)
      .Attr("is_causal", Int(0),
            "1 forbids future keys: query i sees key j only if `j <= i + offset`. The offset is "
            "`past_length`, or `nonpad_kv_seqlen - q_length` of the batch entry where that input "
            "is given; a query for which it leaves no key is masked from all of them.");
  op.Since(25)  // Sliding windows.
      .Attr("left_window_size", Int(-1),
            "Largest number of positions that a visible key may lie before the query's own, which "
            "is i plus the offset of `is_causal`; -1 sets no limit.")
      .Attr("right_window_size", Int(-1),
            "Largest number of positions that a visible key may lie behind the query's own; -1 "
            "sets no limit. Has no effect beyond 0 with `is_causal`.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
