// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void OneHotEncoder(History& op) {
  op.Since(1)
      .Doc(
          "Replaces every element by a vector with a 1 at the position of its category and 0 "
          "elsewhere. All elements share one list of categories; numbers other than int64 are "
          "truncated to integers before the look-up.")
      .Input("X", "T", "Categories, any shape.")
      .Output("Y", "tensor(float)",
              "The vectors along a new last axis, as long as the list of categories.")
      .Attr("cats_int64s", NoDefault(AttributeType::INTS),
            "Categories of numeric inputs; exclusive with `cats_strings`.")
      .Attr("cats_strings", NoDefault(AttributeType::STRINGS),
            "Categories of string inputs; exclusive with `cats_int64s`.")
      .Attr("zeros", Int(1), "1 gives an unknown category a vector of zeros, 0 makes it an error.")
      .Types("T", types::kFloat32To64 | types::kIndices | types::kString, "Numbers or strings.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
