// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DequantizeWithOrder(History& op) {
  op.Since(1)
      .Doc(
          "Maps an int8 matrix to real numbers, `output = input * scale_input`, and rearranges it "
          "between the memory layouts of cuBLASLt. The layouts are those of QuantizeWithOrder.")
      .Input(
          "input", "Q",
          "Matrix `[rows, cols]`; a 1-D tensor is a single row, a 3-D tensor a batch of matrices.")
      .Input("scale_input", "S", "Distance of neighbouring values, a scalar.")
      .Output("output", "F", "The matrix in the other layout.")
      .Attr("order_input", Required(AttributeType::INT),
            "Layout of the input, by its number in cuBLASLt.")
      .Attr("order_output", Required(AttributeType::INT),
            "Layout of the result, by its number in cuBLASLt.")
      .Attr("to", Required(AttributeType::INT),
            "Element type of the result: 1 for float, 10 for float16.")
      .Types("Q", types::kInt8, "Quantized numbers.")
      .Types("F", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("S", types::kFloat, "The type of the scale.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
