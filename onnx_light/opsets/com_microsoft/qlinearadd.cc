// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QLinearAdd(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("A_scale", "tensor(float)", "TODO")
      .Input("A_zero_point", "T", "TODO", kOptional)
      .Input("B", "T", "TODO")
      .Input("B_scale", "tensor(float)", "TODO")
      .Input("B_zero_point", "T", "TODO", kOptional)
      .Input("C_scale", "tensor(float)", "TODO")
      .Input("C_zero_point", "T", "TODO", kOptional)
      .Output("C", "T", "TODO")
      .Types("T", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
