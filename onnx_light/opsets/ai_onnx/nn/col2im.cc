// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Col2Im(History& op) {
  op.Since(18)
      .Doc(
          "Puts an image together from blocks that were cut out of it and laid out as columns; "
          "where blocks overlap, their elements are added. Blocks follow each other in the order "
          "of their positions, the last dimension running fastest.")
      .Input("input", "T",
             "Blocks as columns, shape `[N, C * b1 * ... * bn, L]` for L blocks of shape `[b1, "
             "..., bn]`.",
             kDifferentiable)
      .Input("image_shape", "tensor(int64)", "Spatial shape of the image, two or more dimensions.",
             kNonDifferentiable)
      .Input("block_shape", "tensor(int64)",
             "Spatial shape `[b1, ..., bn]` of a block before dilation.", kNonDifferentiable)
      .Output("output", "T", "Images, shape `[N, C]` followed by `image_shape`.", kDifferentiable)
      .Attr("dilations", NoDefault(AttributeType::INTS),
            "Distance within the image between neighbouring elements of a block, by default 1.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Padding that the image had when it was cut, `[begin_1, ..., begin_n, end_1, ..., "
            "end_n]` and none negative; what falls on it is dropped. By default 0.")
      .Attr("strides", NoDefault(AttributeType::INTS),
            "Distance from one block to the next in each spatial dimension, by default 1.")
      .Types("T", types::kTensorsIr4, "Tensors of any type of IR version 4.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
