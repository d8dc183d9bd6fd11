// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QuantizeBFP(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("x", "T1", "TODO")
      .Output("y", "T2", "TODO")
      .Output("shape", "T3", "TODO")
      .Output("strides", "T3", "TODO")
      .Attr("bfp_type", Required(AttributeType::INT), "TODO")
      .Attr("block_dim", Int(-1), "TODO")
      .Types("T1", types::kFloat16To32, "TODO")
      .Types("T2", types::kUint8, "TODO")
      .Types("T3", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
