// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulBlockQuantizedFp8Weight(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T1", "TODO")
      .Input("b_scale", "T2", "TODO")
      .Input("a_scale", "T2", "TODO", kOptional)
      .Input("bias", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("block_size", Int(128), "TODO")
      .Types("T", types::kFloat16 | types::kBfloat16, "TODO")
      .Types("T1", types::kFloat8e4m3fn, "TODO")
      .Types("T2", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
