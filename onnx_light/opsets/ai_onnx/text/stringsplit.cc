// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void StringSplit(History& op) {
  op.Since(20)
      .Doc(
          "Splits each string at a delimiter. The pieces stand along a new last axis as long as "
          "the largest number of pieces; shorter lists are filled up with empty strings. A "
          "delimiter at an end of the string or next to another one yields an empty piece. Without "
          "a delimiter, any run of whitespace separates, and whitespace at the ends is dropped.")
      .Input("X", "T1", "Strings in UTF-8, any shape.", kNonDifferentiable)
      .Output("Y", "T2", "The pieces, in the shape of X with one more axis.", kNonDifferentiable)
      .Output("Z", "T3", "Number of pieces of each string, in the shape of X.", kNonDifferentiable)
      .Attr("delimiter", NoDefault(AttributeType::STRING),
            "Text that separates pieces; when absent or empty, whitespace separates.")
      .Attr("maxsplit", NoDefault(AttributeType::INT),
            "Largest number of splits from the left; what follows the last one stays one piece. "
            "Unlimited by default.")
      .Types("T1", types::kString, "Strings to split.")
      .Types("T2", types::kString, "Strings again, one per piece.")
      .Types("T3", types::kInt64, "The type of the counts.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
