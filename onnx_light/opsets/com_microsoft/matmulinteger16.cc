// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulInteger16(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("B", "T2", "TODO")
      .Output("Y", "T3", "TODO")
      .Types("T1", types::kUint16 | types::kInt16, "TODO")
      .Types("T2", types::kUint16 | types::kInt16, "TODO")
      .Types("T3", types::kInt32 | types::kUint32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
