// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DequantizeLinear(History& op) {
  op.Since(1)
      .Doc(
          "Maps quantized integers back to real numbers: `y = (x - x_zero_point) * x_scale`. Scale "
          "and zero point are scalars for the whole tensor, or lists along one axis.")
      .Input("x", "T1", "Quantized tensor, any shape.")
      .Input("x_scale", "T2",
             "Distance of neighbouring values: a scalar, or one number per index of `axis`.")
      .Input("x_zero_point", "T1",
             "Integer that stands for zero, shaped as the scale; 0 by default.", kOptional)
      .Output("y", "T2", "Real numbers, in the shape of x.")
      .Attr("axis", NoDefault(AttributeType::INT),
            "Axis along which scale and zero point vary; without it both are scalars.")
      .Types("T1",
             types::kBytes | types::kIntegers4 | types::kUint16 | types::kInt16 | types::kInt32,
             "Integers of 4 to 32 bits.")
      .Types("T2", types::kFloat | types::kFloat16, "Single and half precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
