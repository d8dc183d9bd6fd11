// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void IsAllFinite(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "V", "TODO", kVariadic)
      .Output("output", "T", "TODO")
      .Attr("isinf_only", Int(0), "TODO")
      .Attr("isnan_only", Int(0), "TODO")
      .Types("V", types::kFloats, "TODO")
      .Types("T", types::kBool, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
