// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Rfft(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("normalized", Int(0), "TODO")
      .Attr("onesided", Int(1), "TODO")
      .Attr("signal_ndim", Int(1), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
