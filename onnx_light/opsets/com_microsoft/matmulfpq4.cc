// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulFpQ4(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("B", "T2", "TODO")
      .Input("B_shape", "T3", "TODO")
      .Output("Y", "T1", "TODO")
      .Attr("blk_quant_type", Int(1), "TODO")
      .Types("T1", types::kFloat, "TODO")
      .Types("T2", types::kUint8, "TODO")
      .Types("T3", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
