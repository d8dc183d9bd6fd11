// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulPacked(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("B", "T2", "TODO")
      .Input("global_scale", "Tscale", "TODO", kOptional)
      .Output("Y", "T1", "TODO")
      .Attr("K", Required(AttributeType::INT), "TODO")
      .Attr("N", Required(AttributeType::INT), "TODO")
      .Attr("activation_type", Str("none"), "TODO")
      .Attr("packed_type", Required(AttributeType::INT), "TODO")
      .Types("T1", types::kFloat16 | types::kBfloat16, "TODO")
      .Types("T2", types::kUint8, "TODO")
      .Types("Tscale", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
