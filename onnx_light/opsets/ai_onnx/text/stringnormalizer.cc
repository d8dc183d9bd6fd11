// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void StringNormalizer(History& op) {
  op.Since(10)
      .Doc(
          "Removes stop words from a list of strings and changes the case of the rest. The order "
          "stays. When nothing remains, the result is a single empty string.")
      .Input("X", "tensor(string)", "Strings in UTF-8, shape `[C]` or `[1, C]`.")
      .Output("Y", "tensor(string)",
              "The remaining strings, shape `[D]` or `[1, D]` like the input; `D` is 1 when all "
              "were removed.")
      .Attr("case_change_action", Str("NONE"),
            "`LOWER` or `UPPER` changes the case of what remains, `NONE` leaves it.")
      .Attr("is_case_sensitive", Int(0), "1 compares stop words exactly, 0 regardless of case.")
      .Attr("locale", NoDefault(AttributeType::STRING),
            "Locale whose rules change the case, by its name on the platform; `en_US` or its "
            "counterpart by default.")
      .Attr("stopwords", NoDefault(AttributeType::STRINGS),
            "Words to remove; without any, all strings remain.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
