// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void StringNormalizer(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("X", "tensor(string)", "TODO")
      .Output("Y", "tensor(string)", "TODO")
      .Attr("case_change_action", Str("NONE"), "TODO")
      .Attr("is_case_sensitive", Int(0), "TODO")
      .Attr("locale", NoDefault(AttributeType::STRING), "TODO")
      .Attr("stopwords", NoDefault(AttributeType::STRINGS), "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
