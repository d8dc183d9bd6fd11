// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void UnfoldTensor(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("dim", Int(-1), "TODO")
      .Attr("size", Required(AttributeType::INT), "TODO")
      .Attr("step", Int(1), "TODO")
      .Types("T", types::kTensorsIr4, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
