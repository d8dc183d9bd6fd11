// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RegexFullMatch(History& op) {
  op.Since(20)
      .Doc(
          "Tests each string against a regular expression that has to match all of it, not just a "
          "part.")
      .Input("X", "T1", "Strings in UTF-8, any shape.", kNonDifferentiable)
      .Output("Y", "T2", "True where the string matches, in the shape of X.", kNonDifferentiable)
      .Attr("pattern", NoDefault(AttributeType::STRING),
            "The expression, in the syntax of the RE2 library.")
      .Types("T1", types::kString, "Text tensors.")
      .Types("T2", types::kBool, "The type of the answers.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
