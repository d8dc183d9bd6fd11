// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ImageDecoder(History& op) {
  op.Since(20)
      .Doc(
          "Decodes the bytes of an image file into pixels. The format is recognized from the "
          "bytes; BMP, JPEG, JPEG 2000, TIFF, PNG, WebP and the portable formats (PBM, PGM, PPM, "
          "PXM, PNM) are known, of which lossless JPEG may be missing. Chroma stored by JPEG at "
          "half resolution is interpolated linearly, `(3 * near + 1 * far) / 4` towards each side, "
          "with halves rounded down and up in turn. Bytes that cannot be decoded give an empty "
          "result.")
      .Input("encoded_stream", "T1", "Content of the file, a 1-D tensor of bytes.",
             kNonDifferentiable)
      .Output("image", "T2",
              "Pixels of shape `[height, width, channels]`: three channels for colour, one for "
              "grayscale.",
              kNonDifferentiable)
      .Attr("pixel_format", Str("RGB"), "Channels of the result: `RGB`, `BGR` or `Grayscale`.")
      .Types("T1", types::kUint8, "Bytes of a file.")
      .Types("T2", types::kUint8, "Channel values from 0 to 255.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
