// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void GridSample(History& op) {
  op.Since(16)
      .Doc(
          "Samples images at given positions: `Y[n, :, h, w]` is the value of image `n` at "
          "`grid[n, h, w]`. A position is a pair of the horizontal and the vertical coordinate, in "
          "which the image extends from -1 to 1; values between pixels are interpolated. A grid "
          "may come from AffineGrid.")
      .Input("X", "T1", "Images of shape `[N, C, H, W]`.", kDifferentiable)
      .Input("grid", "T2",
             "Positions, of shape `[N, H_out, W_out, 2]`; those beyond -1 and 1 are treated as "
             "`padding_mode` says.",
             kNonDifferentiable)
      .Output("Y", "T1",
              "Sampled values, shape `[N, C, H_out, W_out]`; integers are interpolated as "
              "floating-point numbers and converted in the end.",
              kDifferentiable)
      .Attr("align_corners", Int(0),
            "With 1 the outermost pixels have their centers at -1 and 1, with 0 their outer edges.")
      .Attr("mode", Str("bilinear"),
            "Interpolation: `bilinear` from the 4 pixels around, `bicubic` from 16, `nearest` "
            "takes the closest one.")
      .Attr("padding_mode", Str("zeros"),
            "What lies outside of an image: `zeros`, the closest pixel with `border`, or the image "
            "mirrored at its edges with `reflection`, as often as needed.")
      .Types("T1", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("T2", types::kFloat16To64, "Floating-point positions.");
  op.Since(20)  // Any number of spatial dimensions.
      .Doc(
          "Samples images, volumes or other data with `r` spatial dimensions at given positions: "
          "`Y[n, :, p...]` is the value of sample `n` at `grid[n, p...]`. A position lists `r` "
          "coordinates, that of the last dimension first, in which the data extend from -1 to 1; "
          "values between grid points are interpolated. A grid may come from AffineGrid.")
      .Input("X", "T1", "Data of shape `[N, C, D1, ..., Dr]`.", kDifferentiable)
      .Input("grid", "T2",
             "Positions, of shape `[N, D1_out, ..., Dr_out, r]`; those beyond -1 and 1 are treated "
             "as `padding_mode` says.",
             kNonDifferentiable)
      .Output("Y", "T1",
              "Sampled values, shape `[N, C, D1_out, ..., Dr_out]`; integers are interpolated as "
              "floating-point numbers and converted in the end.",
              kDifferentiable)
      .Attr("mode", Str("linear"),
            "Interpolation along each spatial dimension: `linear` from 2 neighbours, `cubic` from "
            "4, `nearest` takes the closest one and the even index halfway.");
  op.Since(22).Types("T1", types::kTensorsIr4).Types("T2", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
