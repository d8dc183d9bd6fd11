// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DynamicTimeWarping(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "F", "TODO")
      .Output("output", "I", "TODO")
      .Types("F", types::kFloat, "TODO")
      .Types("I", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
