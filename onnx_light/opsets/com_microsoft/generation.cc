// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Loops that generate text with a decoder subgraph; BeamSearch is the one with several beams.
namespace {

// Adds the attributes of the loop.
History& Loop(History& op) {
  return op
      .Attr("decoder", Required(AttributeType::GRAPH),
            "Subgraph of one step, from tokens and past state to logits and new state.")
      .Attr("decoder_start_token_id", Int(-1),
            "Token a decoder starts with after an encoder; -1 for none.")
      .Attr("encoder", NoDefault(AttributeType::GRAPH),
            "Subgraph run once on the input; only for models with an encoder.")
      .Attr("eos_token_id", Required(AttributeType::INT), "Token that ends a sequence.")
      .Attr("init_decoder", NoDefault(AttributeType::GRAPH),
            "Subgraph for the first step of a decoder-only model; `decoder` by default.")
      .Attr("model_type", Int(0),
            "Kind of model: 0 a decoder alone, like GPT-2, 1 an encoder with a decoder, like T5.")
      .Attr("no_repeat_ngram_size", Int(0),
            "Length of token runs that may not occur twice; 0 allows any.")
      .Attr("pad_token_id", Required(AttributeType::INT), "Token that fills up short sequences.")
      .Attr("vocab_size", Int(-1), "Number of tokens; -1 takes it from the decoder's output.");
}

// Adds what both loops without beams have in common.
History& OneSequence(History& op) {
  return Loop(op)
      .Input("input_ids", "I", "Prompts, `[batch, sequence]`, padded with `pad_token_id`.")
      .Input("max_length", "I", "Length at which generation stops, prompt included; shape `[1]`.")
      .Input("min_length", "I",
             "Length before which `eos_token_id` cannot be chosen; shape `[1]`, 0 by default.",
             kOptional)
      .Input("repetition_penalty", "T",
             "Positive factor against tokens that already occurred; 1, the default, has no effect.",
             kOptional)
      .Input("vocab_mask", "I",
             "1 for tokens that may be generated and 0 for others, `[vocab_size]`.", kOptional)
      .Input("prefix_vocab_mask", "I", "The same for the first step alone, `[batch, vocab_size]`.",
             kOptional)
      .Input("attention_mask", "I",
             "1 for tokens of the prompt and 0 for padding, `[batch, sequence]`; found by "
             "`pad_token_id` by default.",
             kOptional)
      .Output("sequences", "I", "Prompts and generated tokens, `[batch, max_length]`.")
      .Types("T", types::kFloat, "The type of scores and penalties.")
      .Types("I", types::kInt32, "The type of tokens, lengths and masks.");
}

}  // namespace

void GreedySearch(History& op) {
  OneSequence(op.Since(1))
      .Doc(
          "Generates token sequences with a language model, taking in every step the token with "
          "the highest score, until all sequences have ended with `eos_token_id` or `max_length` "
          "is reached.");
}

void Sampling(History& op) {
  OneSequence(op.Since(1))
      .Doc(
          "Generates token sequences with a language model, drawing every token at random by its "
          "probability. Scores are divided by `temperature`; of the sorted tokens only the first "
          "ones take part whose probabilities add up to `top_p`.")
      .Input("presence_mask", "I",
             "1 for tokens that `presence_penalty` is applied to, `[batch, vocab_size]`.",
             kOptional)
      .Input("seed", "I", "Start of the random numbers, shape `[1]`.", kOptional)
      .Output("filtered_logits", "T",
              "Scores that the last token was drawn by, `[batch, vocab_size]`, for a check.",
              kOptional)
      .Attr("custom", Int(0),
            "1 sorts and filters in an alternative way, which knows `presence_penalty`.")
      .Attr("filter_value", Float(-1e+20F), "Score of tokens that do not take part.")
      .Attr("min_tokens_to_keep", Int(0), "Least number of tokens that take part.")
      .Attr("presence_penalty", Float(0.0F),
            "Subtracted from the scores of tokens in `presence_mask`.")
      .Attr("temperature", Float(1.0F),
            "Divisor of the scores: above 1 results vary more, below 1 less.")
      .Attr("top_p", Float(0.0F), "Probability that the tokens taking part add up to.");
}

void WhisperBeamSearch(History& op) {
  Loop(op.Since(1))
      .Doc(
          "Transcribes or translates speech with a Whisper model by beam search. It is BeamSearch "
          "with Whisper's rules for timestamps and, on demand, two more results: the "
          "cross-attention weights, which align text with sound, and the probability that there is "
          "no speech.")
      .Input("input_ids", "F",
             "Features of the sound for the encoder, or tokens, one row for each of the batch.")
      .Input("max_length", "I", "Length at which generation stops; shape `[1]`.")
      .Input("min_length", "I",
             "Length before which `eos_token_id` cannot be chosen; shape `[1]`, 0 by default.",
             kOptional)
      .Input("num_beams", "I", "Beams for each of the batch; shape `[1]`.")
      .Input("num_return_sequences", "I",
             "How many of the beams to return, at most `num_beams`; shape `[1]`.")
      .Input("length_penalty", "T",
             "Exponent of the length that divides a beam's score: above 1 favours long sequences, "
             "below 1 short ones. 1 by default.",
             kOptional)
      .Input("repetition_penalty", "T",
             "Positive factor against tokens that already occurred; 1, the default, has no effect.",
             kOptional)
      .Input("vocab_mask", "M",
             "1 for tokens that may be generated and 0 for others, `[vocab_size]`.", kOptional)
      .Input("prefix_vocab_mask", "M", "The same for the first step alone, `[batch, vocab_size]`.",
             kOptional)
      .Input("attention_mask", "I",
             "1 for what the encoder attends to and 0 for padding, `[batch, sequence]`.", kOptional)
      .Input("decoder_input_ids", "I",
             "Tokens the decoder starts with, which tell language and task, `[batch, "
             "initial_sequence]`.",
             kOptional)
      .Input("logits_processor", "I",
             "1 applies the rules for timestamps, 0, the default, does not; shape `[1]`.",
             kOptional)
      .Input("cross_qk_layer_head", "I",
             "Layers and heads whose weights `cross_qk` holds, `[count, 2]`; all by default.",
             kOptional)
      .Input("extra_decoding_ids", "I",
             "Further tokens the decoder starts with, which `cross_qk` covers too, `[batch, "
             "count]`; a negative one ends a row.",
             kOptional)
      .Input("temperature", "T", "Divisor of the scores, shape `[1]`; 1 by default.", kOptional)
      .Output("sequences", "I", "Generated tokens, `[batch, num_return_sequences, max_length]`.")
      .Output("sequences_scores", "T",
              "Score of each returned sequence, `[batch, num_return_sequences]`.", kOptional)
      .Output("scores", "T",
              "Score of every token in every step, `[steps, batch, num_beams, vocab_size]`.",
              kOptional)
      .Output("cross_qk", "V",
              "Products of query and key in the cross-attentions, `[batch, num_return_sequences, "
              "heads of all layers or of those chosen, tokens, frames]`.",
              kOptional)
      .Output("non_speech_probs", "T",
              "Probability of `no_speech_token_id` in the first step, `[batch]`.", kOptional)
      .Attr("beginning_timestamp_token_id", NoDefault(AttributeType::INT),
            "First of the tokens that stand for a time.")
      .Attr("decoder_output_cross_qk", NoDefault(AttributeType::INT),
            "1 tells that the decoder returns the products for `cross_qk`.")
      .Attr("early_stopping", Int(0), "1 stops once `num_beams` sequences have ended.")
      .Attr("model_type", Int(2), "Kind of model: 2, Whisper.")
      .Attr("no_speech_token_id", NoDefault(AttributeType::INT), "Token that stands for silence.")
      .Attr("no_timestamps_token_id", NoDefault(AttributeType::INT),
            "Token that switches timestamps off.")
      .Attr("start_of_lm_token_id", NoDefault(AttributeType::INT),
            "Token at which the language model starts.")
      .Attr("transcribe_token_id", NoDefault(AttributeType::INT),
            "Token that asks for the text in the language spoken.")
      .Attr("translate_token_id", NoDefault(AttributeType::INT),
            "Token that asks for a translation.")
      .Types("T", types::kFloat | types::kFloat16, "The type of scores and penalties.")
      .Types("F", types::kFloat | types::kInt32 | types::kFloat16,
             "Floats for features, or token ids.")
      .Types("I", types::kInt32, "The type of tokens, lengths and counts.")
      .Types("M", types::kInt32, "The type of vocabulary masks.")
      .Types("V", types::kFloat, "The type of cross-attention products.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
