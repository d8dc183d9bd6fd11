// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulIntegerToFloat(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("B", "T2", "TODO")
      .Input("a_scale", "T3", "TODO")
      .Input("b_scale", "T3", "TODO")
      .Input("a_zero_point", "T1", "TODO", kOptional)
      .Input("b_zero_point", "T2", "TODO", kOptional)
      .Input("bias", "T3", "TODO", kOptional)
      .Output("Y", "T3", "TODO")
      .Types("T1", types::kBytes, "TODO")
      .Types("T2", types::kBytes, "TODO")
      .Types("T3", types::kFloat | types::kFloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
