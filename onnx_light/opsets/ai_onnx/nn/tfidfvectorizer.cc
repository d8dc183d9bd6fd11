// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void TfIdfVectorizer(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("X", "T", "TODO", kNonDifferentiable)
      .Output("Y", "T1", "TODO", kNonDifferentiable)
      .Attr("max_gram_length", Required(AttributeType::INT), "TODO")
      .Attr("max_skip_count", Required(AttributeType::INT), "TODO")
      .Attr("min_gram_length", Required(AttributeType::INT), "TODO")
      .Attr("mode", Required(AttributeType::STRING), "TODO")
      .Attr("ngram_counts", Required(AttributeType::INTS), "TODO")
      .Attr("ngram_indexes", Required(AttributeType::INTS), "TODO")
      .Attr("pool_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("pool_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("weights", NoDefault(AttributeType::FLOATS), "TODO")
      .Types("T", types::kIndices | types::kString, "TODO")
      .Types("T1", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
