// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Tokenizer(History& op) {
  op.Since(1)
      .Doc(
          "Splits strings into tokens, by exactly one of two ways: what lies between matches of "
          "`separators`, or each match of `tokenexp`, the longest from left to right. Both are "
          "regular expressions in the syntax of RE2. All strings get a row of D tokens, D being "
          "the greatest number found, filled up with `pad_value`. The separator `\"\"` and the "
          "expression `.` split into characters.")
      .Input("X", "T", "Strings, `[C]` or `[N, C]`.")
      .Output("Y", "T",
              "Tokens, `[C, D]` or `[N, C, D]`; D is 0 if there are none at all, and left out if "
              "there are no strings.")
      .Attr("mark", Required(AttributeType::INT),
            "1 puts the characters 0x02 and 0x03 before and behind the tokens of each string, "
            "inside of the padding.")
      .Attr("mincharnum", Required(AttributeType::INT),
            "Least number of characters of a token; shorter ones are dropped.")
      .Attr("pad_value", Required(AttributeType::STRING), "String that fills up short rows.")
      .Attr("separators", NoDefault(AttributeType::STRINGS),
            "Expressions of what separates tokens; all of them apply.")
      .Attr("tokenexp", NoDefault(AttributeType::STRING), "Expression of what a token is.")
      .Types("T", types::kString, "Tensors of strings.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
