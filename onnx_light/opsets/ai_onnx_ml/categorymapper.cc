// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void CategoryMapper(History& op) {
  op.Since(1)
      .Doc(
          "Translates category names into numbers or numbers into names, whichever the input does "
          "not hold. `cats_strings[i]` and `cats_int64s[i]` belong together, so both lists have "
          "the same length.")
      .Input("X", "T1", "Names or numbers, shape `[N, C]` or `[C]`.")
      .Output("Y", "T2", "Their counterparts, in the shape of X.")
      .Attr("cats_int64s", NoDefault(AttributeType::INTS), "Numbers of the categories.")
      .Attr("cats_strings", NoDefault(AttributeType::STRINGS), "Names of the categories.")
      .Attr("default_int64", Int(-1), "Number for a name that is not listed.")
      .Attr("default_string", Str("_Unused"), "Name for a number that is not listed.")
      .Types("T1", types::kInt64 | types::kString, "Strings or int64.")
      .Types("T2", types::kInt64 | types::kString, "int64 for names, strings for numbers.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
