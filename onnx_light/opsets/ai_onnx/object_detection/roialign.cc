// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RoiAlign(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Input("rois", "T1", "TODO")
      .Input("batch_indices", "T2", "TODO")
      .Output("Y", "T1", "TODO")
      .Attr("mode", Str("avg"), "TODO")
      .Attr("output_height", Int(1), "TODO")
      .Attr("output_width", Int(1), "TODO")
      .Attr("sampling_ratio", Int(0), "TODO")
      .Attr("spatial_scale", Float(1.0F), "TODO")
      .Types("T1", types::kFloat16To64, "TODO")
      .Types("T2", types::kInt64, "TODO");
  op.Since(16).Attr("coordinate_transformation_mode", Str("half_pixel"), "TODO");
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
