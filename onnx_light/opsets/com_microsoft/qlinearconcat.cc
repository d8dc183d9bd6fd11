// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QLinearConcat(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("Y_scale", "TF", "TODO")
      .Input("Y_zero_point", "T8", "TODO")
      .Input("inputs", "TV", "TODO", kVariadic | kHeterogeneous)
      .Output("Y", "T8", "TODO")
      .Attr("axis", Required(AttributeType::INT), "TODO")
      .Types("T8", types::kBytes, "TODO")
      .Types("TF", types::kFloat, "TODO")
      .Types("TV", types::kBytes | types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
