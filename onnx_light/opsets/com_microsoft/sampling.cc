// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Sampling(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input_ids", "I", "TODO")
      .Input("max_length", "I", "TODO")
      .Input("min_length", "I", "TODO", kOptional)
      .Input("repetition_penalty", "T", "TODO", kOptional)
      .Input("vocab_mask", "I", "TODO", kOptional)
      .Input("prefix_vocab_mask", "I", "TODO", kOptional)
      .Input("attention_mask", "I", "TODO", kOptional)
      .Input("presence_mask", "I", "TODO", kOptional)
      .Input("seed", "I", "TODO", kOptional)
      .Output("sequences", "I", "TODO")
      .Output("filtered_logits", "T", "TODO", kOptional)
      .Attr("custom", Int(0), "TODO")
      .Attr("decoder", Required(AttributeType::GRAPH), "TODO")
      .Attr("decoder_start_token_id", Int(-1), "TODO")
      .Attr("encoder", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("eos_token_id", Required(AttributeType::INT), "TODO")
      .Attr("filter_value", Float(-1e+20F), "TODO")
      .Attr("init_decoder", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("min_tokens_to_keep", Int(0), "TODO")
      .Attr("model_type", Int(0), "TODO")
      .Attr("no_repeat_ngram_size", Int(0), "TODO")
      .Attr("pad_token_id", Required(AttributeType::INT), "TODO")
      .Attr("presence_penalty", Float(0.0F), "TODO")
      .Attr("temperature", Float(1.0F), "TODO")
      .Attr("top_p", Float(0.0F), "TODO")
      .Attr("vocab_size", Int(-1), "TODO")
      .Types("T", types::kFloat, "TODO")
      .Types("I", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
