// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GemmFloat8(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "TA", "TODO")
      .Input("B", "TB", "TODO")
      .Input("C", "TC", "TODO", kOptional)
      .Input("scaleA", "TS", "TODO", kOptional)
      .Input("scaleB", "TS", "TODO", kOptional)
      .Input("scaleY", "TS", "TODO", kOptional)
      .Output("Y", "TR", "TODO")
      .Attr("activation", NoDefault(AttributeType::STRING), "TODO")
      .Attr("alpha", Float(1.0F), "TODO")
      .Attr("beta", Float(0.0F), "TODO")
      .Attr("dtype", Int(1), "TODO")
      .Attr("transA", Int(0), "TODO")
      .Attr("transB", Int(0), "TODO")
      .Types("TA", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e5m2, "TODO")
      .Types("TB", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e5m2, "TODO")
      .Types("TC", types::kFloat16To32, "TODO")
      .Types("TR", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e5m2, "TODO")
      .Types("TS", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
