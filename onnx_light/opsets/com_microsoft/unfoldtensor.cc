// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void UnfoldTensor(History& op) {
  op.Since(1)
      .Doc(
          "Copies all windows of a given size along an axis: `output[..., i, ..., j] = input[..., "
          "i * step + j, ...]`, windows numbered by i on the axis and their elements by j on a new "
          "last axis. A window that does not fit is left out.")
      .Input("input", "T", "Tensor of any shape.")
      .Output("output", "T",
              "Windows; the axis has length `(length - size) / step + 1`, rounded down, and the "
              "new one length `size`.")
      .Attr("dim", Int(-1), "Axis to slide along; a negative one counts from the end.")
      .Attr("size", Required(AttributeType::INT), "Number of elements in a window.")
      .Attr("step", Int(1), "Distance from one window to the next.")
      .Types("T", types::kTensorsIr4, "Tensors of all classic element types and bfloat16.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
