// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SpaceToDepth(History& op) {
  op.Since(1)
      .Doc(
          "Gathers the pixels of each square block into the channels of one pixel. With `b` for "
          "`blocksize`, `output[n, (y * b + x) * C + c, h, w] = input[n, c, h * b + y, w * b + "
          "x]`.")
      .Input("input", "T", "Images of shape `[N, C, H, W]` with H and W multiples of `blocksize`.")
      .Output(
          "output", "T",
          "Shrunk images, shape `[N, C * blocksize * blocksize, H / blocksize, W / blocksize]`.")
      .Attr("blocksize", Required(AttributeType::INT),
            "Number of pixels along each side of a block.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(28)
      .Doc(
          "Gathers the pixels of each square block into the channels of one pixel, as the inverse "
          "of DepthToSpace with the same `mode`. With `b` for `blocksize`, `output[n, k, h, w] = "
          "input[n, c, h * b + y, w * b + x]` for the channel `k` that `mode` selects.")
      .Attr("mode", Str("DCR"),
            "Order of the new channels: `DCR` keeps the channels of a pixel together, `k = (y * b "
            "+ x) * C + c`, and `CRD` the pixels of a channel, `k = c * b * b + y * b + x`.")
      .Function()
      .UnknownDeterminism();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
