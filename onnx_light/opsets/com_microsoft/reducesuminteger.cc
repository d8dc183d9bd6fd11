// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void ReduceSumInteger(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T1", "TODO")
      .Output("reduced", "T2", "TODO")
      .Attr("axes", Required(AttributeType::INTS), "TODO")
      .Attr("keepdims", Required(AttributeType::INT), "TODO")
      .Types("T1", types::kBytes, "TODO")
      .Types("T2", types::kInt32 | types::kUint32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
