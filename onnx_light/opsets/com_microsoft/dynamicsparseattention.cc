// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DynamicSparseAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes causal attention in which every query sees only selected positions, chosen by "
          "an operator before. `selected_only` attends to the selected entries alone; "
          "`local_plus_selected` adds, under the same softmax, the last `local_window_size` "
          "entries of the main cache. The selection refers to the main cache in the first case and "
          "to the auxiliary one in the second. New keys and values are appended to the main cache "
          "in any case. `key` and `value` may be left out, when `query` packs all three. An int8 "
          "cache stores `round(x / scale)` per channel, halves to even, limited to `[-128, 127]`. "
          "A query without anything to attend to yields zeros.")
      .Input("query", "TQuery",
             "Queries `[batch, sequence, num_heads * head_size]`, or queries, keys and values in "
             "one row.")
      .Input("key", "TQuery", "New keys, `[batch, sequence, kv_num_heads * head_size]`.", kOptional)
      .Input("value", "TValue", "New values, shaped as the keys.", kOptional)
      .Input("past_key", "TCache",
             "Main cache of keys, `[batch, kv_num_heads, cache_length, head_size]`.", kOptional)
      .Input("past_value", "TCache", "Main cache of values, shaped and typed as that of keys.",
             kOptional)
      .Input("auxiliary_key", "T",
             "Keys that are only read, `[batch, kv_num_heads, length, head_size]`.", kOptional)
      .Input("auxiliary_value", "T", "Values that go with `auxiliary_key`.", kOptional)
      .Input("selected_indices", "M",
             "Positions to attend to, one row per query, `[batch * sequence, max_selected]`: "
             "distinct positions, then -1 up to the end.")
      .Input("selected_counts", "M", "How many positions of each row count, `[batch * sequence]`.")
      .Input("seqlens_k", "M",
             "Length of each sequence with the new positions, minus one, `[batch]`.")
      .Input("total_sequence_length", "M", "The greatest of those lengths, a scalar.")
      .Input("cos_cache", "T",
             "Cosines of the rotary embedding, `[max_sequence, rotary_size / 2]`.", kOptional)
      .Input("sin_cache", "T", "Sines of the rotary embedding, shaped as the cosines.", kOptional)
      .Input("position_ids", "tensor(int64)",
             "Positions for the rotary embedding, `[batch, sequence]`; counted on from the cache "
             "by default.",
             kOptional)
      .Input("q_norm_weight", "T",
             "Weights of an RMS normalization of each query head, `[head_size]`.", kOptional)
      .Input("k_norm_weight", "T",
             "Weights of an RMS normalization of each key head, `[head_size]`.", kOptional)
      .Input(
          "head_sink", "T",
          "A score per query head that takes part in the softmax without a value, `[num_heads]`.",
          kOptional)
      .Input("committed_length", "M",
             "Positions already in the cache, `[1]` or `[batch]`, to check the lengths against.",
             kOptional)
      .Input("key_scale", "S",
             "Scale of each channel of an int8 key cache, positive, `[kv_num_heads * head_size]`.",
             kOptional)
      .Input("value_scale", "S", "Scale of each channel of an int8 value cache, positive.",
             kOptional)
      .Output("output", "T", "Attention results, `[batch, sequence, num_heads * head_size]`.")
      .Output("present_key", "TCache", "Main cache with the new keys.", kOptional)
      .Output("present_value", "TCache", "Main cache with the new values.", kOptional)
      .Output("validation_status", "M",
              "0 when the inputs are consistent: 1 to 8 tell of errors in selection, lengths or "
              "positions, 9 in `committed_length`, 10 in the scales.",
              kOptional)
      .Attr("attention_mode", Str("selected_only"), "`selected_only` or `local_plus_selected`.")
      .Attr("auxiliary_kv_shared", Int(0), "1 uses `auxiliary_key` as values too.")
      .Attr("do_rotary", Int(0), "1 rotates queries and new keys by their position.")
      .Attr("is_causal", Int(1), "Always 1.")
      .Attr("kv_num_heads", Required(AttributeType::INT), "Number of heads of keys and values.")
      .Attr("local_window_size", Int(-1),
            "How many entries of the main cache each query sees besides the selected ones; "
            "positive in `local_plus_selected` mode.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads of queries.")
      .Attr("output_bf16", Int(0), "1 returns bfloat16 when the other tensors are float16.")
      .Attr("qk_norm_epsilon", Float(1e-06F),
            "Keeps the root of the normalizations from being zero.")
      .Attr("rotary_interleaved", Int(0),
            "1 rotates neighbouring components together, 0 those of the two halves.")
      .Attr("rotary_offset", Int(0), "First component of a head that is rotated, a multiple of 8.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("selected_kv_source", Str("main"),
            "Cache that the selection refers to: `main` or `auxiliary`.")
      .Attr("smooth_softmax", Int(0), "1 adds a sink of score zero where `head_sink` is not given.")
      .Types("T", types::kFloat16To32, "The common floating-point type.")
      .Types("TQuery", types::kFloat16To32,
             "The type of queries and keys: that of T or of the cache.")
      .Types("TValue", types::kFloat16To32, "The type of values: that of T or of the cache.")
      .Types("TCache", types::kFloat16To32 | types::kInt8,
             "The type of the caches: that of T, float16, or int8 with scales.")
      .Types("S", types::kFloat, "The type of scales.")
      .Types("M", types::kInt32, "The type of selections, lengths and counts.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
