// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void QuantizeLinear(History& op) {
  op.Since(1)
      .Doc(
          "Maps real numbers to integers: `y = saturate(round(x / y_scale) + y_zero_point)`, where "
          "halves are rounded to even and results outside the type's range become its nearest "
          "bound. Scale and zero point are scalars for the whole tensor, or lists along one axis.")
      .Input("x", "T1", "Real numbers, any shape.")
      .Input(
          "y_scale", "T1",
          "Distance of neighbouring quantized values: a scalar, or one number per index of `axis`.")
      .Input("y_zero_point", "T2",
             "Integer that stands for zero, shaped as the scale; 0 of type uint8 by default.",
             kOptional)
      .Output("y", "T2", "Integers in the shape of x, of the type of the zero point.")
      .Attr("axis", NoDefault(AttributeType::INT),
            "Axis along which scale and zero point vary; without it both are scalars.")
      .Types("T1", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("T2", types::kBytes | types::kIntegers4 | types::kUint16 | types::kInt16,
             "Integers of 4 to 16 bits.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
