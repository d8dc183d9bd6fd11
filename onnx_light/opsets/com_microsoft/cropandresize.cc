// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void CropAndResize(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Input("rois", "T1", "TODO")
      .Input("batch_indices", "T2", "TODO")
      .Input("crop_size", "T2", "TODO")
      .Output("Y", "T1", "TODO")
      .Attr("extrapolation_value", Float(0.0F), "TODO")
      .Attr("mode", Str("bilinear"), "TODO")
      .Types("T1", types::kFloat16To64, "TODO")
      .Types("T2", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
