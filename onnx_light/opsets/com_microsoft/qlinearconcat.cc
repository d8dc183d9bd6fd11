// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void QLinearConcat(History& op) {
  op.Since(1)
      .Doc(
          "Joins quantized tensors along an axis, each of them brought to the scale and zero point "
          "of the result. The tensors agree in all other dimensions.")
      .Input("Y_scale", "TF", "Scale of the result, a scalar.")
      .Input("Y_zero_point", "T8", "Zero point of the result, a scalar.")
      .Input("inputs", "TV",
             "Three values a tensor, in this order: the tensor, its scale, its zero point.",
             kVariadic | kHeterogeneous)
      .Output("Y", "T8", "All tensors in a row, with one quantization.")
      .Attr("axis", Required(AttributeType::INT),
            "Axis to join along; a negative one counts from the end.")
      .Types("T8", types::kBytes, "Quantized elements and zero points.")
      .Types("TF", types::kFloat, "The type of scales.")
      .Types("TV", types::kBytes | types::kFloat, "8-bit tensors and zero points, float scales.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
