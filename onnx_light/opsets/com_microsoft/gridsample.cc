// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GridSample(History& op) {
  op.Since(1)
      .Doc(
          "Samples feature maps at given points: `Y[n, c, i, j]` is the value of `X[n, c]` at "
          "`Grid[n, i, j]`, interpolated between pixels. The operator of that name in ONNX "
          "replaces it.")
      .Input("X", "T1", "Feature maps, `[N, C, H, W]`.")
      .Input("Grid", "T1",
             "Points x and y for each output pixel, `[N, H_out, W_out, 2]`; -1 and 1 are opposite "
             "borders of the map.")
      .Output("Y", "T2", "Samples, `[N, C, H_out, W_out]`.")
      .Attr("align_corners", Int(0),
            "1 has -1 and 1 denote the centres of the outermost pixels, 0 their outer edges.")
      .Attr("mode", Str("bilinear"), "Interpolation: `bilinear`, `nearest` or `bicubic`.")
      .Attr("padding_mode", Str("zeros"),
            "What lies outside: `zeros`, the nearest pixel for `border`, the mirrored map for "
            "`reflection`.")
      .Types("T1", types::kTensors, "The type of maps and points.")
      .Types("T2", types::kFloat16To64, "The type of samples.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
