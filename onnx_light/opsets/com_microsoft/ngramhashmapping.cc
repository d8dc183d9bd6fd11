// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void NGramHashMapping(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input_ids", "M", "TODO")
      .Input("multipliers", "M", "TODO")
      .Input("vocab_sizes", "M", "TODO")
      .Input("past_ids", "M", "TODO", kOptional)
      .Input("head_offsets", "M", "TODO", kOptional)
      .Input("eos_token_id", "M", "TODO", kOptional)
      .Input("segment_ids", "tensor(int32)", "TODO", kOptional)
      .Output("hash_ids", "M", "TODO")
      .Output("present_ids", "M", "TODO", kOptional)
      .Attr("max_ngram_size", Required(AttributeType::INT), "TODO")
      .Attr("n_head_per_ngram", Required(AttributeType::INT), "TODO")
      .Attr("pad_id", Required(AttributeType::INT), "TODO")
      .Attr("reset_on_eos", Int(0), "TODO")
      .Types("M", types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
