// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void WhisperBeamSearch(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input_ids", "F", "TODO")
      .Input("max_length", "I", "TODO")
      .Input("min_length", "I", "TODO", kOptional)
      .Input("num_beams", "I", "TODO")
      .Input("num_return_sequences", "I", "TODO")
      .Input("length_penalty", "T", "TODO", kOptional)
      .Input("repetition_penalty", "T", "TODO", kOptional)
      .Input("vocab_mask", "M", "TODO", kOptional)
      .Input("prefix_vocab_mask", "M", "TODO", kOptional)
      .Input("attention_mask", "I", "TODO", kOptional)
      .Input("decoder_input_ids", "I", "TODO", kOptional)
      .Input("logits_processor", "I", "TODO", kOptional)
      .Input("cross_qk_layer_head", "I", "TODO", kOptional)
      .Input("extra_decoding_ids", "I", "TODO", kOptional)
      .Input("temperature", "T", "TODO", kOptional)
      .Output("sequences", "I", "TODO")
      .Output("sequences_scores", "T", "TODO", kOptional)
      .Output("scores", "T", "TODO", kOptional)
      .Output("cross_qk", "V", "TODO", kOptional)
      .Output("non_speech_probs", "T", "TODO", kOptional)
      .Attr("beginning_timestamp_token_id", NoDefault(AttributeType::INT), "TODO")
      .Attr("decoder", Required(AttributeType::GRAPH), "TODO")
      .Attr("decoder_output_cross_qk", NoDefault(AttributeType::INT), "TODO")
      .Attr("decoder_start_token_id", Int(-1), "TODO")
      .Attr("early_stopping", Int(0), "TODO")
      .Attr("encoder", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("eos_token_id", Required(AttributeType::INT), "TODO")
      .Attr("init_decoder", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("model_type", Int(2), "TODO")
      .Attr("no_repeat_ngram_size", Int(0), "TODO")
      .Attr("no_speech_token_id", NoDefault(AttributeType::INT), "TODO")
      .Attr("no_timestamps_token_id", NoDefault(AttributeType::INT), "TODO")
      .Attr("pad_token_id", Required(AttributeType::INT), "TODO")
      .Attr("start_of_lm_token_id", NoDefault(AttributeType::INT), "TODO")
      .Attr("transcribe_token_id", NoDefault(AttributeType::INT), "TODO")
      .Attr("translate_token_id", NoDefault(AttributeType::INT), "TODO")
      .Attr("vocab_size", Int(-1), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("F", types::kFloat | types::kInt32 | types::kFloat16, "TODO")
      .Types("I", types::kInt32, "TODO")
      .Types("M", types::kInt32, "TODO")
      .Types("V", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
