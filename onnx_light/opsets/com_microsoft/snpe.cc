// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Snpe(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("inputs", "T", "TODO", kVariadic)
      .Output("outputs", "T", "TODO", kVariadic)
      .Attr("DLC", Required(AttributeType::STRING), "TODO")
      .Attr("notes", NoDefault(AttributeType::STRING), "TODO")
      .Attr("snpe_version", NoDefault(AttributeType::STRING), "TODO")
      .Attr("target_device", NoDefault(AttributeType::STRING), "TODO")
      .Types("T", types::kFloat | types::kUint8 | types::kUint16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
