// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void MulInteger(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies quantized numbers element by element without scaling them: `C = (A - "
          "A_zero_point) * (B - B_zero_point)`.")
      .Input("A", "T", "Left factors.")
      .Input("A_zero_point", "T", "Zero point of A, a scalar; 0 if left out.", kOptional)
      .Input("B", "T", "Right factors; A and B broadcast against each other.")
      .Input("B_zero_point", "T", "Zero point of B, a scalar; 0 if left out.", kOptional)
      .Output("C", "T1", "Products, in the shape that A and B broadcast to.")
      .Types("T", types::kBytes, "8-bit integers.")
      .Types("T1", types::kInt32, "The type of products, which holds all of them.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
