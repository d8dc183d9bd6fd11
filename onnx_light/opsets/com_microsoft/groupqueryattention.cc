// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GroupQueryAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes attention in which `num_heads / kv_num_heads` neighbouring query heads share "
          "one head of keys and values, and keeps a cache of these. New keys and values are put "
          "into the cache behind the earlier ones, then each head computes `softmax(scale * Q * "
          "K^T + attention_bias) * V` over all of it. On the way queries and keys may be "
          "normalized and rotated by their positions. `seqlens_k` tells how far each sequence "
          "reaches after the call; by `query_seqlens` the new tokens may have padding at their "
          "end. A cache may hold only a window of the last tokens, dropping the oldest; it may "
          "also be quantized to 8 or 4 bits, two numbers of 4 bits to a byte.")
      .Input("query", "T",
             "Queries, `[batch, sequence, num_heads * head_size]`, or queries, keys and values in "
             "one row, `[batch, sequence, (num_heads + 2 * kv_num_heads) * head_size]`.")
      .Input("key", "T", "New keys, `[batch, kv_sequence, kv_num_heads * head_size]`.", kOptional)
      .Input("value", "T", "New values, shaped as the keys.", kOptional)
      .Input("past_key", "T_CACHE",
             "Cache of keys, `[batch, kv_num_heads, past_sequence, head_size]`, or with room for "
             "more where it is shared with `present_key`.",
             kOptional)
      .Input("past_value", "T_CACHE", "Cache of values, shaped as that of keys.", kOptional)
      .Input("seqlens_k", "M", "Length of each sequence with the new tokens, minus one, `[batch]`.")
      .Input(
          "total_sequence_length", "M",
          "The greatest of those lengths, a scalar; with `query_seqlens` a bound of them suffices.")
      .Input("cos_cache", "T", "Cosines of the rotary embedding, `[max_sequence, head_size / 2]`.",
             kOptional)
      .Input("sin_cache", "T", "Sines of the rotary embedding, shaped as the cosines.", kOptional)
      .Input("position_ids", "tensor(int64)",
             "Positions for the rotary embedding, `[batch, sequence]`; counted on from the cache "
             "by default.",
             kOptional)
      .Input("attention_bias", "T",
             "Added to the scores, `[batch or 1, num_heads or 1, sequence, total_sequence]`.",
             kOptional)
      .Input("head_sink", "T",
             "A score per head that takes part in the softmax without a value, `[num_heads]`.",
             kOptional)
      .Input("k_scale", "T_KV_SCALE",
             "Scale of a quantized cache of keys: `[1]`, or for each channel `[1, kv_num_heads, 1, "
             "head_size]`.",
             kOptional)
      .Input("v_scale", "T_KV_SCALE", "Scale of a quantized cache of values, likewise.", kOptional)
      .Input("q_norm_weight", "T",
             "Weights of an RMS normalization of each query head, `[head_size]`; goes with "
             "`k_norm_weight`.",
             kOptional)
      .Input("k_norm_weight", "T",
             "Weights of an RMS normalization of each key head, `[head_size]`.", kOptional)
      .Input("query_seqlens", "M",
             "Number of new tokens of each sequence, `[batch]`, rows behind them being padding; 0 "
             "leaves its cache alone. All are tokens by default.",
             kOptional)
      .Output(
          "output", "T",
          "Attention results, `[batch, sequence, num_heads * head_size]`; undefined for padding.")
      .Output("present_key", "T_CACHE", "Cache with the new keys, in the type of `past_key`.",
              kOptional)
      .Output("present_value", "T_CACHE", "Cache with the new values, in the type of `past_value`.",
              kOptional)
      .Output(
          "output_qk", "T",
          "Scores or weights, as `qk_output` says, `[batch, num_heads, sequence, total_sequence]`.",
          kOptional)
      .Attr("causal", Int(1), "1 hides later positions from earlier ones, 0 shows all to all.")
      .Attr("do_rotary", NoDefault(AttributeType::INT),
            "1 rotates queries and new keys by their position; not done by default.")
      .Attr("k_norm_epsilon", NoDefault(AttributeType::FLOAT),
            "Added to the mean squares of keys; `qk_norm_epsilon` by default.")
      .Attr("k_quant_type", Str("NONE"),
            "How the cache of keys is quantized: `NONE`, `PER_TENSOR` by one scale, `PER_CHANNEL` "
            "by one for each channel of a head.")
      .Attr("kv_cache_bit_width", NoDefault(AttributeType::INT),
            "Bits of a number in a quantized cache: 8 or 4.")
      .Attr("kv_num_heads", Required(AttributeType::INT),
            "Number of heads of keys and values, which divides `num_heads`.")
      .Attr("local_window_size", Int(-1),
            "How many of the latest positions a causal query sees; -1 for all.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads of queries.")
      .Attr("q_norm_epsilon", NoDefault(AttributeType::FLOAT),
            "Added to the mean squares of queries; `qk_norm_epsilon` by default.")
      .Attr("qk_norm_epsilon", Float(1e-06F),
            "Added to the mean squares of queries and keys before the roots.")
      .Attr(
          "qk_output", Int(0),
          "What `output_qk` holds: 0 nothing, 1 the scores before softmax, 2 the weights after it.")
      .Attr("rotary_interleaved", NoDefault(AttributeType::INT),
            "1 rotates neighbouring components together; by default those of the two halves.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("sliding_window_cache", Int(0),
            "1 tells that the caches hold only the last positions, from row 0 on in their order, "
            "with room C for at least `local_window_size` W; when one is full, the oldest `C - W + "
            "1` go at once.")
      .Attr("smooth_softmax", Int(-1),
            "1 adds a sink of score zero where `head_sink` is not given.")
      .Attr("softcap", NoDefault(AttributeType::FLOAT),
            "Bound c of the scores, which become `c * tanh(score / c)`; 0, the default, for none.")
      .Attr("v_quant_type", Str("NONE"),
            "How the cache of values is quantized, as `k_quant_type` for keys.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("T_CACHE", types::kFloat16To32 | types::kBytes | types::kFloat8e4m3fn,
             "The type of caches: that of T, or quantized.")
      .Types("T_KV_SCALE", types::kFloat, "The type of scales.")
      .Types("M", types::kInt32, "The type of lengths.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
