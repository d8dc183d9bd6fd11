// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Unique(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("x", "T", "TODO")
      .Output("y", "T", "TODO")
      .Output("idx", "tensor(int64)", "TODO")
      .Output("counts", "tensor(int64)", "TODO")
      .Types("T", types::kTensors, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
