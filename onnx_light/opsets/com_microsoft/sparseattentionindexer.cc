// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Choose the positions that an attention after them may see. Policy `qsa` ranks blocks of tokens by
// their mean key and selects the tokens of the best blocks; policy `csa` ranks entries that each
// compress some tokens by a gated mean and selects the best entries.
namespace {

// Adds the inputs from queries to rotation tables.
History& Projections(History& op) {
  return op
      .Input("query_norm_weight", "T",
             "Weights of an RMS normalization of each query head, `[head_size]`.")
      .Input("key_norm_weight", "T",
             "Weights of an RMS normalization of the compressed keys, `[head_size]`.")
      .Input("cos_cache", "T",
             "Cosines of the rotary embedding, `[positions, width]`, or for each sequence `[batch, "
             "positions, width]`.")
      .Input("sin_cache", "T", "Sines of the rotary embedding, shaped as the cosines.");
}

// Adds the attributes and types of both indexers.
History& Indexer(History& op) {
  return op
      .Attr("compress_ratio", Required(AttributeType::INT),
            "Number r of tokens in a block or entry.")
      .Attr("epsilon", Float(1e-06F), "Added to the mean squares before their roots.")
      .Attr("head_weight_scale", NoDefault(AttributeType::FLOAT),
            "Factor of `head_weights`, `1 / sqrt(num_heads)` by default; `csa` only.")
      .Attr("index_topk", NoDefault(AttributeType::INT), "Number of entries to select; `csa` only.")
      .Attr("policy_mode", Required(AttributeType::STRING), "`qsa` or `csa`.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("token_budget", NoDefault(AttributeType::INT),
            "Number of tokens to select from complete blocks, a multiple of r; `qsa` only.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("I", types::kInt64, "The type of positions.")
      .Types("M", types::kInt32, "The type of indices and lengths.");
}

}  // namespace

void SparseAttentionIndexer(History& op) {
  op.Since(1)
      .Doc(
          "Selects the positions that each query attends to. Queries are normalized and rotated. "
          "`qsa` averages the keys of each block of r visible tokens, normalizes and rotates the "
          "mean k, and scores it by `scale * sum_h(relu(q_h * k))`; the tokens of the "
          "`token_budget / r` best blocks are selected, and those of the last, incomplete block. "
          "`csa` compresses r tokens and the r before them to one key, by a softmax over their "
          "gates for each channel, keeps these keys, scores them by `scale * sum_h(w_h * relu(q_h "
          "* k))`, and selects the `index_topk` best of those that the query may see. Selected "
          "ones are "
          "ordered by score, equal ones by index.")
      .Input("query", "T",
             "Queries, `[batch, sequence, num_heads * head_size]`; for `qsa` also followed by the "
             "key in each row.")
      .Input("key", "T",
             "Keys, `[batch, sequence, head_size]`, for `csa` `[batch, sequence, 2 * head_size]`: "
             "what a token adds to the next entry and to its own.",
             kOptional);
  Projections(op)
      .Input("mask", "TB", "1 for tokens and 0 for padding, `[batch, total_sequence]`; `qsa` only.",
             kOptional)
      .Input("past_key", "T",
             "Earlier keys, for `csa` compressed, `[batch, past, head_size]`, or a buffer with "
             "room for more.")
      .Input("gate", "T", "Gates of the keys, shaped as them; `csa` only.", kOptional)
      .Input("position_bias", "T",
             "Bias of the gates by the place in an entry, `[r, 2 * head_size]`; `csa` only.",
             kOptional)
      .Input("head_weights", "T",
             "Weight w of each head, `[batch, sequence, num_heads]`; `csa` only.", kOptional)
      .Input("position_ids", "I", "Position of each query, `[batch, sequence]`; `csa` only.",
             kOptional)
      .Input("past_sequence_length", "M",
             "How many rows of a buffer `past_key` are filled, one number in CPU memory; then "
             "`present_key` is that buffer.",
             kOptional)
      .Input("past_proj_buffer", "T",
             "Keys and gates that no entry is made of yet, `[2, batch, length, 2 * head_size]` "
             "with a length below `2 * r`; `csa` only.",
             kOptional)
      .Output("selected_indices", "M",
              "Selected tokens, `[batch, sequence, token_budget + r - 1]`, or entries, `[batch, "
              "sequence, index_topk]`, padded with -1.")
      .Output("present_key", "T", "Earlier and new keys, shaped as `past_key`.")
      .Output("present_proj_buffer", "T",
              "What is left for later entries, for the next call; `csa` only.", kOptional)
      .Types("TB", types::kInt64, "The type of the mask.");
  Indexer(op);
}

void PackedSparseAttentionIndexer(History& op) {
  op.Since(1)
      .Doc(
          "Selects positions as SparseAttentionIndexer does, for packed sequences and with states "
          "of a fixed size. The tokens of all sequences follow one another; what a query may see "
          "follows from the lengths alone. A sequence whose state would overflow selects nothing "
          "and keeps its state, which `state_status` reports. With `indexshare_mode` 1 the "
          "selection of another layer is taken instead of an own one.")
      .Input("query", "T",
             "Queries, `[tokens, num_heads * head_size]`; for `qsa` also followed by the key in "
             "each row.")
      .Input("key", "T",
             "Keys, `[tokens, head_size]`, for `csa` `[tokens, 2 * head_size]`: what a token adds "
             "to the next entry and to its own.",
             kOptional);
  Projections(op)
      .Input("cumulative_sequence_lengths", "M",
             "Start of each sequence among the tokens and the end of the last, `[batch + 1]`; "
             "sequences may be empty.")
      .Input("past_sequence_lengths", "M",
             "Number of tokens of each sequence before this call, `[batch]`.")
      .Input("gate", "T", "Gates of the keys, shaped as them; `csa` only.", kOptional)
      .Input("position_bias", "T",
             "Bias of the gates by the place in an entry, `[r, 2 * head_size]`; `csa` only.",
             kOptional)
      .Input("head_weights", "T",
             "Weight of each head in the score, `[tokens, num_heads]`; `csa` only.", kOptional)
      .Input("position_ids", "I", "Position of each query, `[tokens]`; `csa` only.", kOptional)
      .Input("past_key_state", "T_KEY",
             "Keys of complete blocks or entries, `[batch, state_capacity, head_size]`.")
      .Input("past_kv_buffer", "T",
             "Keys of tokens that are in no complete block or entry yet, `[batch, 2 * r - 1, "
             "head_size]`, or twice as wide for `csa`.")
      .Input("past_gate_buffer", "T", "Gates of these, in that shape; `csa` only.", kOptional)
      .Input("past_state_lengths", "M",
             "How many rows of the two states each sequence has filled, `[batch, 2]`.")
      .Input("state_update_capture_count", "M",
             "How many updates of each sequence to return, `[batch]`; given along with a capacity, "
             "`qsa` only.",
             kOptional)
      .Input("state_update_active", "M", "0 returns no updates, `[1]`; `qsa` only.", kOptional)
      .Input("indexshare_mode", "M",
             "0 selects, 1 takes the merged selection, `[1]` in CPU memory.", kOptional)
      .Input("merged_indices", "M", "Selection of another layer, `[tokens, max_output_entries]`.",
             kOptional)
      .Input("merged_counts", "M", "How many of its indices count, `[tokens]`.", kOptional)
      .Input("merged_status", "M", "Whether it is valid, 0 for yes, `[tokens]`.", kOptional)
      .Output("selected_indices", "M",
              "Selected tokens of a query's sequence, `[tokens, token_budget + r - 1]`, or "
              "entries, `[tokens, index_topk]`, padded with -1.")
      .Output("selected_counts", "M", "How many were selected, `[tokens]`.")
      .Output("present_key_state", "T_KEY", "New state, shaped as `past_key_state`.")
      .Output("present_kv_buffer", "T", "New state, shaped as `past_kv_buffer`.")
      .Output("present_gate_buffer", "T", "New state, shaped as `past_gate_buffer`; `csa` only.",
              kOptional)
      .Output("present_state_lengths", "M", "New numbers of filled rows.")
      .Output("state_update", "T",
              "Updates by the first tokens, `[batch, state_update_capacity, head_size]`: the key "
              "of the block that a token completes, or its own; `qsa` only.",
              kOptional)
      .Output("indexshare_status", "M", "`merged_status` where it was used, else 0, `[tokens]`.",
              kOptional)
      .Output(
          "state_status", "M",
          "Whether each sequence was updated, `[batch]`: 0 yes, 1 inconsistent lengths, 2 no room.",
          kOptional)
      .Attr("indexshare_state_policy", Str("default"),
            "Whether the states go on while a merged selection is used: `advance`, `hold`, or "
            "`default`, which holds `qsa` and advances `csa`.")
      .Attr("max_output_entries", Int(0), "Width of the merged selection; 0 without one.")
      .Attr("state_capacity", Required(AttributeType::INT), "Number of rows of the state of keys.")
      .Attr("state_update_capacity", Int(0), "Room for updates to return, up to 8; 0 for none.")
      .Types("T_KEY", types::kFloat16To32,
             "The type of kept keys: that of T, or where supported float.");
  Indexer(op);
}

void PackedSparseAttentionIndexerMerge(History& op) {
  op.Since(1)
      .Doc(
          "Extends each query's selection by further positions, those of a range or of a second "
          "selection. Every index stays at its first occurrence. A query with invalid input or too "
          "many indices selects nothing.")
      .Input("base_indices", "T", "Selections to extend, `[rows, width]`.")
      .Input("base_counts", "T", "How many indices of each row count, `[rows]`.")
      .Input("base_row_indices", "T", "Row that each query starts from, `[tokens]`.")
      .Input("range_starts", "T", "First index to append, `[tokens]`; for `append_range`.",
             kOptional)
      .Input("range_ends", "T", "Index behind the last to append, `[tokens]`; for `append_range`.",
             kOptional)
      .Input("additional_indices", "T", "Second selection, `[tokens, more]`; for `append_indices`.",
             kOptional)
      .Input("additional_counts", "T",
             "How many of its indices count, `[tokens]`; for `append_indices`.", kOptional)
      .Output("selected_indices", "T",
              "Extended selections, `[tokens, max_output_entries]`, padded with -1.")
      .Output("selected_counts", "T", "How many indices each has, `[tokens]`.")
      .Output("status", "T",
              "0 for success, 1 for invalid input, 2 for too many indices, `[tokens]`.")
      .Attr("max_output_entries", Required(AttributeType::INT),
            "Width of the result, from 1 to `2^30`.")
      .Attr("policy_mode", Required(AttributeType::STRING), "`append_range` or `append_indices`.")
      .Types("T", types::kInt32, "The type of indices, counts and status.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
