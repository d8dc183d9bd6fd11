// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds what the mappings of padded and of packed sequences share. Their shapes differ.
History& Mapping(History& op) {
  return op.Attr("max_ngram_size", Required(AttributeType::INT), "Longest n-gram, at least 2.")
      .Attr("n_head_per_ngram", Required(AttributeType::INT),
            "Number of hashes for each length of n-gram.")
      .Attr("pad_id", Required(AttributeType::INT),
            "Token that stands before the start of a sequence.")
      .Attr("reset_on_eos", Int(0), "1 forgets what lies before an `eos_token_id`.")
      .Types("M", types::kIndices, "The type of tokens, factors and hashes.");
}

constexpr char kMultipliers[] =
    "Factor of each position of an n-gram, current token first, at least `max_ngram_size` of them.";
constexpr char kVocabSizes[] = "Positive modulus of each hash, `[hashes]`; best a prime.";
constexpr char kHeadOffsets[] =
    "Added to each hash afterwards, `[hashes]`, so that all may share a table; none by default.";
constexpr char kEosTokenId[] =
    "Token that ends a text, a scalar; it also takes the place of `pad_id`.";

}  // namespace

void NGramHashMapping(History& op) {
  Mapping(op.Since(1))
      .Doc(
          "Computes hashes of the n-grams that end at each token, of the lengths 2 to "
          "`max_ngram_size` and several for each: `mix = t0 * multipliers[0] xor t1 * "
          "multipliers[1] xor ...` of the token and those before, then `hash = mix mod vocab_size "
          "+ offset`. A token's `hashes = (max_ngram_size - 1) * n_head_per_ngram` go from the "
          "shortest n-gram to the longest. With `past_ids` a sequence can be fed piece by piece.")
      .Input("input_ids", "M", "Tokens, `[batch, sequence]`.")
      .Input("multipliers", "M", kMultipliers)
      .Input("vocab_sizes", "M", kVocabSizes)
      .Input("past_ids", "M",
             "Tokens before, the latest last, `[batch, max_ngram_size - 1]`; padding by default.",
             kOptional)
      .Input("head_offsets", "M", kHeadOffsets, kOptional)
      .Input("eos_token_id", "M", kEosTokenId, kOptional)
      .Input("segment_ids", "tensor(int32)",
             "Segment of each token, `[batch, sequence]`; n-grams do not reach into another "
             "segment of the same call.",
             kOptional)
      .Output("hash_ids", "M", "Hashes, `[batch, sequence, hashes]`.")
      .Output("present_ids", "M", "Last tokens, for `past_ids` of the next call.", kOptional);
}

void VarlenNGramHashMapping(History& op) {
  Mapping(op.Since(1))
      .Doc(
          "Computes the hashes of NGramHashMapping for packed sequences; n-grams do not reach from "
          "one into another. For speculative decoding the state after each of the first tokens can "
          "be returned.")
      .Input("input_ids", "M", "Tokens of all sequences, `[tokens]`.")
      .Input("multipliers", "M", kMultipliers)
      .Input("vocab_sizes", "M", kVocabSizes)
      .Input("cumulative_sequence_length", "S",
             "Start of each sequence and the end of the last, `[batch + 1]`; none is empty.")
      .Input("past_ids", "M",
             "Tokens before each sequence, the latest last, `[batch, max_ngram_size - 1]`; padding "
             "by default.",
             kOptional)
      .Input("head_offsets", "M", kHeadOffsets, kOptional)
      .Input("eos_token_id", "M", kEosTokenId, kOptional)
      .Input("segment_ids", "tensor(int32)",
             "Segment of each token, `[tokens]`; n-grams do not reach into another segment.",
             kOptional)
      .Input("past_segment_ids", "S", "Segments of `past_ids`, in their shape.", kOptional)
      .Input("capture_count", "S",
             "How many states of each sequence to return, `[batch]`; given along with a capacity.",
             kOptional)
      .Output("hash_ids", "M", "Hashes, `[tokens, hashes]`.")
      .Output("present_ids", "M", "Last tokens of each sequence, for `past_ids` of the next call.",
              kOptional)
      .Output("present_segment_ids", "S", "Segments of `present_ids`, for the next call too.",
              kOptional)
      .Output("state_update", "M",
              "What `present_ids` would be after each of the first tokens, `[batch, "
              "state_update_capacity, max_ngram_size - 1]`, `pad_id` where there are none.",
              kOptional)
      .Attr("state_update_capacity", Int(0), "Room for states to return, up to 8; 0 for none.")
      .Types("S", types::kInt32, "The type of offsets, counts and segments.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
