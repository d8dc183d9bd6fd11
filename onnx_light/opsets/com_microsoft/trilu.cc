// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Trilu(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("k", "tensor(int64)", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("upper", Int(1), "TODO")
      .Types("T", types::kNumeric | types::kBool | types::kBfloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
