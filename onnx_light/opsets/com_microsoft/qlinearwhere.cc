// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QLinearWhere(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("condition", "B", "TODO")
      .Input("X", "T", "TODO")
      .Input("x_scale", "TF", "TODO")
      .Input("x_zero_point", "T", "TODO")
      .Input("Y", "T", "TODO")
      .Input("y_scale", "TF", "TODO")
      .Input("y_zero_point", "T", "TODO")
      .Input("z_scale", "TF", "TODO")
      .Input("z_zero_point", "T", "TODO")
      .Output("Z", "T", "TODO")
      .Types("B", types::kBool, "TODO")
      .Types("TF", types::kFloat, "TODO")
      .Types("T", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
