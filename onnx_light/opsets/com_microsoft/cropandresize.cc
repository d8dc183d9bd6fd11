// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void CropAndResize(History& op) {
  op.Since(1)
      .Doc(
          "Cuts regions out of images and resizes each to the same size, with corners aligned: the "
          "corner pixels of a result are sampled at the corners of its region. Samples outside the "
          "image get `extrapolation_value`.")
      .Input("X", "T1", "Images of shape `[N, C, H, W]`.")
      .Input("rois", "T1",
             "Regions `[num_rois, 4]`, each `[y1, x1, y2, x2]`, where 0 and 1 are the first and "
             "last pixel.")
      .Input("batch_indices", "T2", "For each region the index of its image, `[num_rois]`.")
      .Input("crop_size", "T2", "Height and width of the results, two positive numbers.")
      .Output("Y", "T1", "The resized regions, `[num_rois, C, crop_height, crop_width]`.")
      .Attr("extrapolation_value", Float(0.0F), "Value of samples outside the image.")
      .Attr("mode", Str("bilinear"), "`bilinear` or `nearest` sampling.")
      .Types("T1", types::kFloat16To64, "Floating-point images and regions.")
      .Types("T2", types::kInt32, "The type of indices and sizes.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
