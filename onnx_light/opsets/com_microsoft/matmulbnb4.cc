// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulBnb4(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("B", "T2", "TODO")
      .Input("absmax", "T1", "TODO")
      .Output("Y", "T1", "TODO")
      .Attr("K", Required(AttributeType::INT), "TODO")
      .Attr("N", Required(AttributeType::INT), "TODO")
      .Attr("block_size", Required(AttributeType::INT), "TODO")
      .Attr("quant_type", Required(AttributeType::INT), "TODO")
      .Attr("training_mode", Int(0), "TODO")
      .Attr("transB", Int(1), "TODO")
      .Types("T1", types::kFloat16To32, "TODO")
      .Types("T2", types::kUint8, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
