// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QGemm(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "TA", "TODO")
      .Input("a_scale", "T", "TODO")
      .Input("a_zero_point", "TA", "TODO")
      .Input("B", "TB", "TODO")
      .Input("b_scale", "T", "TODO")
      .Input("b_zero_point", "TB", "TODO")
      .Input("C", "TC", "TODO", kOptional)
      .Input("y_scale", "T", "TODO", kOptional)
      .Input("y_zero_point", "TYZ", "TODO", kOptional)
      .Output("Y", "TY", "TODO")
      .Attr("alpha", Float(1.0F), "TODO")
      .Attr("transA", Int(0), "TODO")
      .Attr("transB", Int(0), "TODO")
      .Types("T", types::kFloat, "TODO")
      .Types("TA", types::kBytes, "TODO")
      .Types("TB", types::kBytes, "TODO")
      .Types("TC", types::kInt32, "TODO")
      .Types("TYZ", types::kBytes, "TODO")
      .Types("TY", types::kBytes | types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
