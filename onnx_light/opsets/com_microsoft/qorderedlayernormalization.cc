// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QOrderedLayerNormalization(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "Q", "TODO")
      .Input("scale_X", "S", "TODO")
      .Input("scale", "F", "TODO")
      .Input("B", "F", "TODO", kOptional)
      .Input("scale_Y", "S", "TODO")
      .Output("Y", "Q", "TODO")
      .Attr("axis", Int(-1), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("order_X", Int(1), "TODO")
      .Attr("order_Y", Int(1), "TODO")
      .Types("F", types::kFloat | types::kFloat16, "TODO")
      .Types("S", types::kFloat, "TODO")
      .Types("Q", types::kInt8, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
