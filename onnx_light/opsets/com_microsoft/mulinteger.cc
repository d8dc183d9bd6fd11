// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MulInteger(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("A_zero_point", "T", "TODO", kOptional)
      .Input("B", "T", "TODO")
      .Input("B_zero_point", "T", "TODO", kOptional)
      .Output("C", "T1", "TODO")
      .Types("T", types::kBytes, "TODO")
      .Types("T1", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
