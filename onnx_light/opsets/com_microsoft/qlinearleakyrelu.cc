// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QLinearLeakyRelu(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("X_scale", "tensor(float)", "TODO")
      .Input("X_zero_point", "T", "TODO", kOptional)
      .Input("Y_scale", "tensor(float)", "TODO")
      .Input("Y_zero_point", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("alpha", Float(0.01F), "TODO")
      .Types("T", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
