// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Attention over a cache that is divided into blocks, which sequences take up and release as they
// grow and end.
namespace {

// Adds the first inputs, up to the table of blocks.
History& Paged(History& op) {
  return op
      .Input("query", "T",
             "Queries of all new tokens, `[tokens, num_heads * head_size]`, or queries, keys and "
             "values in one row, `[tokens, (num_heads + 2 * kv_num_heads) * head_size]`.")
      .Input("key", "T", "Keys of all new tokens, `[tokens, kv_num_heads * head_size]`.", kOptional)
      .Input("value", "T", "Values of all new tokens, shaped as the keys.", kOptional)
      .Input("key_cache", "T_CACHE",
             "Cache of keys, `[blocks, block_size, kv_num_heads, head_size]`.")
      .Input("value_cache", "T_CACHE", "Cache of values, shaped as that of keys.")
      .Input("cumulative_sequence_length", "S",
             "Start of each sequence among the new tokens and the end of the last, `[batch + 1]`.")
      .Input("past_seqlens", "S",
             "Number of tokens that each sequence has in the cache, `[batch]`.")
      .Input(
          "block_table", "S",
          "Blocks of each sequence in their order, `[batch, max_blocks]`, -1 where there is none.");
}

// Adds the inputs for rotation, sink, normalization and quantization, in two parts, since the two
// operators have other inputs between them.
History& Rotation(History& op) {
  return op
      .Input("cos_cache", "T", "Cosines of the rotary embedding, `[max_positions, head_size / 2]`.",
             kOptional)
      .Input("sin_cache", "T", "Sines of the rotary embedding, shaped as the cosines.", kOptional);
}
History& Norms(History& op) {
  return op
      .Input(
          "head_sink", "T",
          "A score per query head that takes part in the softmax without a value, `[num_heads]`.",
          kOptional)
      .Input("q_norm_weight", "T",
             "Weights of an RMS normalization of each query head, `[head_size]`; goes with "
             "`k_norm_weight`.",
             kOptional)
      .Input("k_norm_weight", "T",
             "Weights of an RMS normalization of each key head, `[head_size]`.", kOptional)
      .Input("k_scale", "T_KV_SCALE",
             "Scale of a quantized cache of keys: `[1]`, or for each channel `[kv_num_heads, 1, "
             "head_size]`.",
             kOptional)
      .Input("v_scale", "T_KV_SCALE", "Scale of a quantized cache of values, likewise.", kOptional);
}

// Adds the input for the places of new tokens.
History& Slots(History& op) {
  return op.Input(
      "slot_mapping", "S",
      "Place of each new token in the cache, `block * block_size + offset`, `[tokens]`; -1 does "
      "not store it. By default it follows from the table of blocks.",
      kOptional);
}

// Adds outputs, attributes and types.
History& Common(History& op) {
  return op.Output("output", "T", "Attention results, `[tokens, num_heads * head_size]`.")
      .Output("key_cache_out", "T_CACHE", "Cache with the new keys, the buffer of `key_cache`.",
              kOptional)
      .Output("value_cache_out", "T_CACHE",
              "Cache with the new values, the buffer of `value_cache`.", kOptional)
      .Attr("is_causal", Int(1),
            "1 hides later positions from earlier ones, 0 shows all new tokens to each other.")
      .Attr("k_quant_type", Str("NONE"),
            "How the cache of keys is quantized: `NONE`, `PER_TENSOR` by one scale, `PER_CHANNEL` "
            "by one for each channel of a head.")
      .Attr("kv_num_heads", Required(AttributeType::INT),
            "Number of heads of keys and values, which divides `num_heads`.")
      .Attr("local_window_size", Int(-1),
            "How many of the latest positions of the cache a query sees; -1 for all.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads of queries.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("softcap", NoDefault(AttributeType::FLOAT),
            "Bound c of the scores, which become `c * tanh(score / c)`; 0, the default, for none.")
      .Attr("v_quant_type", Str("NONE"),
            "How the cache of values is quantized, as `k_quant_type` for keys.")
      .Types("T", types::kFloat16 | types::kBfloat16, "16-bit floats.")
      .Types("T_KV_SCALE", types::kFloat, "The type of scales.")
      .Types("S", types::kInt32, "The type of lengths and places.");
}

}  // namespace

void PagedAttention(History& op) {
  Paged(op.Since(1))
      .Doc(
          "Computes attention of packed sequences over a cache in blocks. The new tokens of all "
          "sequences follow one another without padding; their keys and values are stored in the "
          "cache, and each query attends to its sequence there, through the table of blocks. "
          "Neighbouring query heads may share a head of keys and values. In the latent layout keys "
          "and values share one cache with a single head, the values being the first components of "
          "the keys.")
      .Input("value", "T",
             "Values of all new tokens, shaped as the keys; absent in the latent layout.",
             kOptional)
      .Input("key_cache", "T_CACHE",
             "Cache of keys, `[blocks, block_size, kv_num_heads, head_size]`, the last axis half "
             "as long where two numbers share a byte.")
      .Input("value_cache", "T_CACHE",
             "Cache of values, shaped as that of keys; absent in the latent layout.", kOptional);
  Norms(Slots(Rotation(op)))
      .Input("attention_metadata", "S",
             "Bounds, in CPU memory, of the new tokens of a sequence and of its length, and maybe "
             "a lower bound of the greatest length, `[2]` or `[3]`; 0 for unknown. They spare "
             "reading the lengths back from the device.",
             kOptional);
  Common(op)
      .Output("output", "T", "Attention results, `[tokens, num_heads * v_head_size]`.")
      .Attr("do_rotary", NoDefault(AttributeType::INT),
            "1 rotates queries and new keys by their position; not done by default.")
      .Attr("k_cache_dtype", Str(""),
            "What the cache of keys holds: `float16`, `bfloat16`, `int8`, `float8e4m3fn`, or in "
            "bytes of two `int4` or `float4e2m1`; empty for the type of the tensor.")
      .Attr("kv_cache_layout", Str("SEPARATE"),
            "`SEPARATE` for two caches, `LATENT` for the common one.")
      .Attr("qk_norm_epsilon", NoDefault(AttributeType::FLOAT),
            "Added to the mean squares of queries and keys before the roots; 1e-6 by default.")
      .Attr("rotary_interleaved", NoDefault(AttributeType::INT),
            "1 rotates neighbouring components together; by default those of the two halves.")
      .Attr("rotary_offset", NoDefault(AttributeType::INT),
            "First component of a head that is rotated, a multiple of 8; 0 by default.")
      .Attr("v_cache_dtype", Str(""),
            "What the cache of values holds, as `k_cache_dtype` for keys.")
      .Attr("v_head_size", NoDefault(AttributeType::INT),
            "Components of a value in the latent layout, of all by default; with fewer `scale` is "
            "required.")
      .Types("T_CACHE", types::kBytes | types::kFloat16 | types::kBfloat16 | types::kFloat8e4m3fn,
             "The type of caches: 16-bit floats, or quantized.");
}

void SparsePagedAttention(History& op) {
  Slots(Paged(op.Since(1)))
      .Doc(
          "Computes the attention of PagedAttention, but each query sees only positions that an "
          "indexer has selected. `selected_only` attends to these alone; `local_plus_selected` "
          "adds, under the same softmax, the last `local_window_size` positions of the cache. "
          "Selected positions are those of the cache, or of auxiliary keys and values that are "
          "only read.")
      .Input("selected_indices", "S",
             "Positions within its sequence that each query sees, `[tokens, max_selected]`, padded "
             "with -1.")
      .Input("selected_counts", "S", "How many of them count, `[tokens]`.")
      .Input("auxiliary_key", "T",
             "Keys that are only read, `[batch, capacity, kv_num_heads or 1, head_size]`.",
             kOptional)
      .Input("auxiliary_value", "T", "Values that go with `auxiliary_key`.", kOptional)
      .Input("auxiliary_lengths", "S",
             "How much of the capacity each sequence has filled, `[batch]`.", kOptional);
  Norms(Rotation(op))
      .Input("attention_metadata", "S",
             "Bounds, in CPU memory, of the new tokens of a sequence, the positions seen in the "
             "cache, those selected, the auxiliary ones, and all that a query sees, `[5]`.",
             kOptional);
  Common(op)
      .Attr("attention_mode", Str("selected_only"), "`selected_only` or `local_plus_selected`.")
      .Attr("auxiliary_cache_layout", Str("contiguous"),
            "How auxiliary keys and values are stored: `contiguous`, the only choice.")
      .Attr("auxiliary_kv_shared", Int(0), "1 uses `auxiliary_key` as values too.")
      .Attr("do_rotary", Int(0), "1 rotates queries and new keys by their position.")
      .Attr("qk_norm_epsilon", Float(1e-06F),
            "Added to the mean squares of queries and keys before the roots.")
      .Attr("rotary_interleaved", Int(0),
            "1 rotates neighbouring components together, 0 those of the two halves.")
      .Attr("rotary_offset", Int(0), "First component of a head that is rotated.")
      .Attr("selected_kv_source", Str("main"),
            "What selected positions refer to: `main`, the cache, or `auxiliary`.")
      .Types("T_CACHE", types::kInt8 | types::kFloat16 | types::kBfloat16,
             "The type of caches: 16-bit floats, or int8 with scales.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
