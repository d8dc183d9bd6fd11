// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GatedAdd(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("Y", "T", "TODO")
      .Input("gate", "T", "TODO")
      .Input("gate_weight", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Types("T", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
