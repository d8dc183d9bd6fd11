// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void DepthToSpace(History& op) {
  op.Since(1)
      .Doc(
          "Spreads the channels of each pixel over a square block of pixels, the inverse of "
          "SpaceToDepth. With `b` for `blocksize`, `output[n, c, h * b + y, w * b + x] = input[n, "
          "(y * b + x) * (C / (b * b)) + c, h, w]`.")
      .Input("input", "T",
             "Images of shape `[N, C, H, W]` with C a multiple of `blocksize * blocksize`.")
      .Output("output", "T",
              "Enlarged images, shape `[N, C / (blocksize * blocksize), H * blocksize, W * "
              "blocksize]`.")
      .Attr("blocksize", Required(AttributeType::INT), "Side length of a block in pixels.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(11)
      .Doc(
          "Spreads the channels of each pixel over a square block of pixels, the inverse of "
          "SpaceToDepth. With `b` for `blocksize`, `output[n, c, h * b + y, w * b + x] = input[n, "
          "k, h, w]` for the channel `k` that `mode` selects.")
      .Attr("mode", Str("DCR"),
            "Order of the channels: in `DCR` all channels of a place in the block are neighbours, "
            "`k = (y * b + x) * (C / (b * b)) + c`; in `CRD` all places of a channel are, `k = c * "
            "b * b + y * b + x`.");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(28).Function().UnknownDeterminism();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
