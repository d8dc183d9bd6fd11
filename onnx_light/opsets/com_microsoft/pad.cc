// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Pad(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("pads", "tensor(int64)", "TODO")
      .Input("value", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("mode", Str("constant"), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
