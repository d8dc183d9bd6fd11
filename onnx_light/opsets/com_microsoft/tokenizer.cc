// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Tokenizer(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("mark", Required(AttributeType::INT), "TODO")
      .Attr("mincharnum", Required(AttributeType::INT), "TODO")
      .Attr("pad_value", Required(AttributeType::STRING), "TODO")
      .Attr("separators", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("tokenexp", NoDefault(AttributeType::STRING), "TODO")
      .Types("T", types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
