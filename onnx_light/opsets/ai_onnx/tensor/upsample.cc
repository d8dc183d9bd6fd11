// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Upsample(History& op) {
  op.Since(1)
      .Doc(
          "Enlarges images to `floor(H * height_scale)` rows and `floor(W * width_scale)` columns.")
      .Input("X", "T", "Images of shape `[N, C, H, W]`.")
      .Output("Y", "T", "Enlarged images with the same N and C.")
      .Attr("height_scale", Required(AttributeType::FLOAT), "Factor for the height, at least 1.")
      .Attr("mode", Str("nearest"),
            "`nearest` repeats pixels, `bilinear` interpolates between them.")
      .Attr("width_scale", Required(AttributeType::FLOAT), "Factor for the width, at least 1.")
      .Types("T", types::kFloat16To64 | types::kIndices | types::kBool, "Numbers or booleans.")
      .Experimental();
  op.Since(7)  // A factor for each dimension of any tensor.
      .Doc("Enlarges a tensor along its dimensions: each size becomes `floor(size * scale)`.")
      .Input("X", "T", "Tensor to enlarge.")
      .Output("Y", "T", "Enlarged tensor of the same rank.")
      .DropAttr("height_scale")
      .DropAttr("width_scale")
      .Attr("scales", Required(AttributeType::FLOATS), "A factor of at least 1 for each dimension.")
      .Attr("mode", Str("nearest"),
            "`nearest` repeats elements, `linear` interpolates between neighbours along each "
            "dimension.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Experimental(false);
  op.Since(9)
      .Input("scales", "tensor(float)",
             "A factor of at least 1 for each dimension, as a one-dimensional list.")
      .DropAttr("scales");
  op.Since(10)
      .Doc(
          "Enlarges a tensor as Resize does, which is to be used instead: each size becomes "
          "`floor(size * scale)`.")
      .Deprecated();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
