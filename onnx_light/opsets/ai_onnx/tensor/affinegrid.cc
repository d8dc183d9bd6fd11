// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void AffineGrid(History& op) {
  op.Since(20)
      .Doc(
          "Computes for every pixel of an output image where an affine transformation places it in "
          "the input image, as GridSample expects it. Coordinates are normalized so that an image "
          "extends from -1 to 1: `grid[n, h, w] = theta[n] * (x_w, y_h, 1)`, and likewise with a "
          "third coordinate for volumes. The coordinate of the last dimension comes first.")
      .Input("theta", "T1",
             "One matrix per image: shape `[N, 2, 3]` for images, `[N, 3, 4]` for volumes.",
             kNonDifferentiable)
      .Input("size", "T2",
             "Shape of the output image: `[N, C, H, W]`, or `[N, C, D, H, W]` for volumes.",
             kNonDifferentiable)
      .Output("grid", "T1", "Positions, of shape `[N, H, W, 2]` or `[N, D, H, W, 3]`.",
              kDifferentiable)
      .Attr("align_corners", Int(0),
            "With 1 the outermost pixels have their centers at -1 and 1, with 0 their outer edges.")
      .Types("T1", types::kFloats, "Floating-point matrices and positions.")
      .Types("T2", types::kInt64, "Sizes are int64.")
      .Function()
      .NonDeterministic();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
