// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void TfIdfVectorizer(History& op) {
  op.Since(9)
      .Doc(
          "Counts how often each n-gram of a pool occurs in a sequence and weights the counts. The "
          "members of an n-gram need not be neighbours: all distances from 1 to `max_skip_count + "
          "1` are tried, the same between all members of one occurrence. N-grams outside of the "
          "pool are ignored.")
      .Input("X", "T", "One sequence, shape `[C]`, or N sequences, shape `[N, C]`.",
             kNonDifferentiable)
      .Output("Y", "T1",
              "Weighted counts, shape `[max(ngram_indexes) + 1]`, preceded by N where X has it.",
              kNonDifferentiable)
      .Attr("max_gram_length", Required(AttributeType::INT), "Largest n to count.")
      .Attr("max_skip_count", Required(AttributeType::INT),
            "Largest number of elements left out between two members of an n-gram.")
      .Attr("min_gram_length", Required(AttributeType::INT), "Smallest n to count.")
      .Attr("mode", Required(AttributeType::STRING),
            "Weighting: `TF` keeps the count, `IDF` takes the n-gram's weight if it occurs at all, "
            "`TFIDF` multiplies both.")
      .Attr("ngram_counts", Required(AttributeType::INTS),
            "Where the 1-grams, the 2-grams and so on begin in the pool.")
      .Attr("ngram_indexes", Required(AttributeType::INTS),
            "Position in Y of each n-gram, in the order of the pool.")
      .Attr("pool_int64s", NoDefault(AttributeType::INTS),
            "The n-grams one behind the other, the shortest first, for a sequence of integers; "
            "excludes `pool_strings`.")
      .Attr("pool_strings", NoDefault(AttributeType::STRINGS),
            "The n-grams one behind the other, the shortest first, for a sequence of strings; "
            "excludes `pool_int64s`.")
      .Attr("weights", NoDefault(AttributeType::FLOATS),
            "Weight of each n-gram, in the order of the pool; ones by default.")
      .Types("T", types::kIndices | types::kString, "Types of the elements of a sequence.")
      .Types("T1", types::kFloat, "Type of the counts.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
