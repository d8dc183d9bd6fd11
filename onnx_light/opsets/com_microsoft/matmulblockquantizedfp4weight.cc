// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulBlockQuantizedFp4Weight(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T1", "TODO")
      .Input("weight_scale", "T2", "TODO")
      .Input("weight_scale_2", "T3", "TODO")
      .Input("input_scale", "T3", "TODO", kOptional)
      .Input("bias", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("block_size", Int(16), "TODO")
      .Types("T", types::kFloat16 | types::kBfloat16, "TODO")
      .Types("T1", types::kUint8, "TODO")
      .Types("T2", types::kUint8, "TODO")
      .Types("T3", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
