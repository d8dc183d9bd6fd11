// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GatedAdd(History& op) {
  op.Since(1)
      .Doc(
          "Adds a tensor that a gate for each row has scaled: `output = X + Y * gate`. With "
          "`gate_weight` the gate is `sigmoid(gate * gate_weight)`, a scalar product for each row; "
          "each step is then rounded to the type.")
      .Input("X", "T", "First summand, `[..., C]`.")
      .Input("Y", "T", "Summand to scale, in the shape of X.")
      .Input("gate", "T",
             "Gate of each row, `[..., 1]`, or rows that it is computed from, `[..., K]`.")
      .Input("gate_weight", "T", "Vector that these are multiplied with, `[K, 1]`.", kOptional)
      .Output("output", "T", "Sums, in the shape of X.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
