// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Range(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("start", "T", "TODO")
      .Input("limit", "T", "TODO")
      .Input("delta", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Types("T", types::kFloat32To64 | types::kIndices | types::kInt16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
