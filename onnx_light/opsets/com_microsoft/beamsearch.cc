// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BeamSearch(History& op) {
  op.Since(1)
      .Doc(
          "Generates token sequences with a language model by beam search. In every step the "
          "decoder subgraph scores all tokens that could follow each beam; the `num_beams` best "
          "continuations are kept until all have ended with `eos_token_id` or `max_length` is "
          "reached. `model_type` 0 is a decoder alone, like GPT-2, 1 an encoder with a decoder, "
          "like T5.")
      .Input("input_ids", "F", "Prompts `[batch, sequence]`, padded with `pad_token_id`.")
      .Input("max_length", "I", "Length at which generation stops, prompt included; shape `[1]`.")
      .Input("min_length", "I",
             "Length before which `eos_token_id` cannot be chosen; shape `[1]`, 0 by default.",
             kOptional)
      .Input("num_beams", "I", "Beams per prompt, 1 being greedy; shape `[1]`.")
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
             "1 for tokens of the prompt and 0 for padding, `[batch, sequence]`; found by "
             "`pad_token_id` by default.",
             kOptional)
      .Input("decoder_input_ids", "I",
             "Tokens the decoder starts with, `[batch, initial_sequence]`.", kOptional)
      .Input("logits_processor", "I",
             "Number of a model-specific change of the scores; 0, the default, for none.",
             kOptional)
      .Output("sequences", "I", "Generated tokens, `[batch, num_return_sequences, max_length]`.")
      .Output("sequences_scores", "T",
              "Score of each returned sequence, `[batch, num_return_sequences]`.", kOptional)
      .Output("scores", "T",
              "Score of every token in every step, log-probability plus that of the beam so far, "
              "`[steps, batch, num_beams, vocab_size]`.",
              kOptional)
      .Attr("decoder", Required(AttributeType::GRAPH),
            "Subgraph of one step, from tokens and past state to logits and new state.")
      .Attr("decoder_start_token_id", Int(-1),
            "Token a decoder starts with after an encoder; -1 for none.")
      .Attr("early_stopping", Int(0), "1 stops a prompt once `num_beams` sequences have ended.")
      .Attr("encoder", NoDefault(AttributeType::GRAPH),
            "Subgraph run once on the prompts; only for models with an encoder.")
      .Attr("eos_token_id", Required(AttributeType::INT), "Token that ends a sequence.")
      .Attr("init_decoder", NoDefault(AttributeType::GRAPH),
            "Subgraph for the first step of a decoder-only model; `decoder` by default.")
      .Attr("model_type", Int(0), "Kind of model, as above.")
      .Attr("no_repeat_ngram_size", Int(0),
            "Length of token runs that may not occur twice; 0 allows any.")
      .Attr("pad_token_id", Required(AttributeType::INT), "Token that fills up short sequences.")
      .Attr("vocab_size", Int(-1), "Number of tokens; -1 takes it from the decoder's output.")
      .Types("T", types::kFloat | types::kFloat16, "The type of scores and penalties.")
      .Types("F", types::kFloat | types::kInt32 | types::kFloat16,
             "Token ids, or floats for features.")
      .Types("I", types::kInt32, "The type of tokens, lengths and counts.")
      .Types("M", types::kInt32, "The type of vocabulary masks.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
