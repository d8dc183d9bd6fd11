// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DynamicQuantizeMatMul(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("B", "T2", "TODO")
      .Input("b_scale", "T1", "TODO")
      .Input("b_zero_point", "T2", "TODO", kOptional)
      .Input("bias", "T1", "TODO", kOptional)
      .Output("Y", "T1", "TODO")
      .Types("T1", types::kFloat, "TODO")
      .Types("T2", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
