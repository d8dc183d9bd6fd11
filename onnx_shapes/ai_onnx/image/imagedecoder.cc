// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// [height, width, channels]: the file decides about the image, the format about the channels.
void ImageDecoder(Context& ctx) {
  // imagedecoder_c1
  RankFits(ctx, "imagedecoder_c1", 0, 1, 1);
  // imagedecoder_c2
  const bool fits =
      RequireOneOf(ctx, "imagedecoder_c2", "pixel_format", {"RGB", "BGR", "Grayscale"});
  const int64_t channels = ctx.StringAttr("pixel_format") == "Grayscale" ? 1 : 3;
  ctx.SetShape(0, SymShape{ctx.Fresh(), ctx.Fresh(), fits ? SymDim(channels) : ctx.Fresh()});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
