// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GatherBlockQuantized(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T1", "TODO")
      .Input("indices", "Tind", "TODO")
      .Input("scales", "T2", "TODO")
      .Input("zero_points", "T1", "TODO", kOptional)
      .Output("output", "T2", "TODO")
      .Attr("bits", Int(4), "TODO")
      .Attr("block_size", Int(128), "TODO")
      .Attr("gather_axis", Int(0), "TODO")
      .Attr("quantize_axis", Int(1), "TODO")
      .Types("T1", types::kFloat8 | types::kIntegers4 | types::kUint8 | types::kFloat4e2m1, "TODO")
      .Types("T2", types::kFloat16To32, "TODO")
      .Types("Tind", types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
