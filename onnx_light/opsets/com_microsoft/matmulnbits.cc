// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulNBits(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("B", "T2", "TODO")
      .Input("scales", "T1", "TODO")
      .Input("zero_points", "T3", "TODO", kOptional)
      .Input("g_idx", "T4", "TODO", kOptional)
      .Input("bias", "T1", "TODO", kOptional)
      .Output("Y", "T1", "TODO")
      .Attr("K", Required(AttributeType::INT), "TODO")
      .Attr("N", Required(AttributeType::INT), "TODO")
      .Attr("accuracy_level", Int(0), "TODO")
      .Attr("bits", Int(4), "TODO")
      .Attr("block_size", Required(AttributeType::INT), "TODO")
      .Attr("weight_prepacked", Int(0), "TODO")
      .Types("T1", types::kFloat16To32, "TODO")
      .Types("T2", types::kUint8, "TODO")
      .Types("T3", types::kFloat16To32 | types::kUint8, "TODO")
      .Types("T4", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
