// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RoiAlign(History& op) {
  op.Since(10)
      .Doc(
          "Pools regions of feature maps to a fixed size without rounding their borders (the "
          "RoiAlign of Mask R-CNN). Each region is scaled by `spatial_scale` and divided into "
          "`output_height x output_width` bins; in every bin the feature map is sampled on a "
          "regular grid by bilinear interpolation, and the samples are averaged or their greatest "
          "is taken.")
      .Input("X", "T1", "Feature maps of shape `[N, C, H, W]`.")
      .Input("rois", "T1",
             "Regions of shape `[num_rois, 4]`, each `[x1, y1, x2, y2]` in the coordinates of the "
             "original image.")
      .Input("batch_indices", "T2",
             "For each region the index of its feature map in the batch, shape `[num_rois]`.")
      .Output("Y", "T1", "Pooled regions of shape `[num_rois, C, output_height, output_width]`.")
      .Attr("mode", Str("avg"), "How the samples of a bin are combined: `avg` or `max`.")
      .Attr("output_height", Int(1), "Number of bins from top to bottom.")
      .Attr("output_width", Int(1), "Number of bins from left to right.")
      .Attr("sampling_ratio", Int(0),
            "Samples per bin in each direction; 0 takes `ceil(roi_height / output_height)` by "
            "`ceil(roi_width / output_width)`.")
      .Attr("spatial_scale", Float(1.0F),
            "Factor from image coordinates to those of the feature map, such as 0.0625 for a map "
            "16 times smaller.")
      .Types("T1", types::kFloat16To64, "Floating-point feature maps and coordinates.")
      .Types("T2", types::kInt64, "The type of batch indices.");
  op.Since(16).Attr("coordinate_transformation_mode", Str("half_pixel"),
                    "`half_pixel` moves the scaled coordinates by -0.5, so that pixel centers are "
                    "at integers; `output_half_pixel` does not, as the version before.");
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
