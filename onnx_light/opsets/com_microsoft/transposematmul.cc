// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void TransposeMatMul(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("alpha", Float(1.0F), "TODO")
      .Attr("transA", Int(0), "TODO")
      .Attr("transB", Int(0), "TODO")
      .Types("T", types::kFloats, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
