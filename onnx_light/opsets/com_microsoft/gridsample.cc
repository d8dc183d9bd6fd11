// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GridSample(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Input("Grid", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Attr("align_corners", Int(0), "TODO")
      .Attr("mode", Str("bilinear"), "TODO")
      .Attr("padding_mode", Str("zeros"), "TODO")
      .Types("T1", types::kTensors, "TODO")
      .Types("T2", types::kFloat16To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
