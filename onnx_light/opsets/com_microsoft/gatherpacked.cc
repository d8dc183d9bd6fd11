// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GatherPacked(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T1", "TODO")
      .Input("indices", "Tind", "TODO")
      .Output("output", "T2", "TODO")
      .Attr("K", Required(AttributeType::INT), "TODO")
      .Attr("output_dtype", Int(16), "TODO")
      .Attr("packed_type", Required(AttributeType::INT), "TODO")
      .Types("T1", types::kUint8, "TODO")
      .Types("T2", types::kFloat16To32, "TODO")
      .Types("Tind", types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
