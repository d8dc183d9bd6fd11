// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GreedySearch(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input_ids", "I", "TODO")
      .Input("max_length", "I", "TODO")
      .Input("min_length", "I", "TODO", kOptional)
      .Input("repetition_penalty", "T", "TODO", kOptional)
      .Input("vocab_mask", "I", "TODO", kOptional)
      .Input("prefix_vocab_mask", "I", "TODO", kOptional)
      .Input("attention_mask", "I", "TODO", kOptional)
      .Output("sequences", "I", "TODO")
      .Attr("decoder", Required(AttributeType::GRAPH), "TODO")
      .Attr("decoder_start_token_id", Int(-1), "TODO")
      .Attr("encoder", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("eos_token_id", Required(AttributeType::INT), "TODO")
      .Attr("init_decoder", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("model_type", Int(0), "TODO")
      .Attr("no_repeat_ngram_size", Int(0), "TODO")
      .Attr("pad_token_id", Required(AttributeType::INT), "TODO")
      .Attr("vocab_size", Int(-1), "TODO")
      .Types("T", types::kFloat, "TODO")
      .Types("I", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
