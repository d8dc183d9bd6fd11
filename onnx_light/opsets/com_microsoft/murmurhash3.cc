// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MurmurHash3(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Attr("positive", Int(1), "TODO")
      .Attr("seed", Int(0), "TODO")
      .Types("T1", types::kIntegers32To64 | types::kFloat32To64 | types::kString, "TODO")
      .Types("T2", types::kInt32 | types::kUint32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
