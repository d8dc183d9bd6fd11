// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QLinearGlobalAveragePool(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("x_scale", "tensor(float)", "TODO")
      .Input("x_zero_point", "T", "TODO")
      .Input("y_scale", "tensor(float)", "TODO")
      .Input("y_zero_point", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("channels_last", Int(0), "TODO")
      .Types("T", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
