// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QLinearReduceMean(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("data_scale", "tensor(float)", "TODO")
      .Input("data_zero_point", "T", "TODO", kOptional)
      .Input("reduced_scale", "tensor(float)", "TODO")
      .Input("reduced_zero_point", "T", "TODO", kOptional)
      .Output("reduced", "T", "TODO")
      .Attr("axes", Required(AttributeType::INTS), "TODO")
      .Attr("keepdims", Required(AttributeType::INT), "TODO")
      .Types("T", types::kBytes, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
