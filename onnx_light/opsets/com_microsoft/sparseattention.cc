// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void SparseAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes causal attention with a cache, in which a head sees only some blocks of "
          "positions. A mask of blocks, in compressed rows, tells for each block of queries which "
          "blocks of keys it attends to; heads take the given masks in turns. Neighbouring query "
          "heads may share a head of keys and values. The caches are updated in place.")
      .Input("query", "T",
             "Queries, `[batch, sequence, num_heads * head_size]`, or queries, keys and values in "
             "one row, `[batch, sequence, (num_heads + 2 * kv_num_heads) * head_size]`.")
      .Input("key", "T", "New keys, `[batch, sequence, kv_num_heads * head_size]`.", kOptional)
      .Input("value", "T", "New values, shaped as the keys.", kOptional)
      .Input("past_key", "T",
             "Cache of keys, `[batch, kv_num_heads, max_cache_sequence, head_size]`.")
      .Input("past_value", "T", "Cache of values, shaped as that of keys.")
      .Input("block_row_indices", "M",
             "Start of each row in `block_col_indices` and the end of the last, `[masks, "
             "max_blocks + 1]`; the number of masks divides `num_heads`.")
      .Input("block_col_indices", "M",
             "Visible blocks, row by row, `[masks, max_entries]`, padded with -1.")
      .Input("total_sequence_length", "M",
             "Length of the longest sequence with the new tokens, a scalar.")
      .Input("key_total_sequence_lengths", "M",
             "Length of each sequence with the new tokens, `[batch]`.")
      .Input("cos_cache", "T",
             "Cosines of the rotary embedding, `[max_positions, head_size / 2]`; needed with "
             "`do_rotary`.",
             kOptional)
      .Input("sin_cache", "T", "Sines of the rotary embedding, shaped as the cosines.", kOptional)
      .Output("output", "T", "Attention results, `[batch, sequence, num_heads * head_size]`.")
      .Output("present_key", "T", "Cache with the new keys, the buffer of `past_key`.")
      .Output("present_value", "T", "Cache with the new values, the buffer of `past_value`.")
      .Attr("do_rotary", NoDefault(AttributeType::INT),
            "1 rotates queries and new keys by their position; not done by default.")
      .Attr("kv_num_heads", Required(AttributeType::INT), "Number of heads of keys and values.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads of queries.")
      .Attr("rotary_interleaved", NoDefault(AttributeType::INT),
            "1 rotates neighbouring components together; by default those of the two halves.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("sparse_block_size", Required(AttributeType::INT),
            "Number of positions in a block: 16, 32, 64 or 128.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("M", types::kInt32, "The type of indices and lengths.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
