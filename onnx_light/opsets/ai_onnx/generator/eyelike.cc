// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void EyeLike(History& op) {
  op.Since(9)
      .Doc(
          "Creates a matrix shaped like the input with ones on one diagonal and zeros elsewhere: "
          "`output[i, i + k] = 1`. If the diagonal lies outside of the matrix, all of it is zero.")
      .Input("input", "T1", "Matrix that lends its shape; its values are not read.")
      .Output("output", "T2", "Matrix with the diagonal, same shape as the input.")
      .Attr("dtype", NoDefault(AttributeType::INT),
            "Element type of the output as a number of `TensorProto.DataType`; by default the "
            "input's.")
      .Attr("k", Int(0),
            "Which diagonal: 0 is the main one, positive numbers lie above it and negative ones "
            "below.")
      .Types("T1", types::kNumeric | types::kBool, "Matrices of numbers or booleans.")
      .Types("T2", types::kNumeric | types::kBool, "Types that have a zero and a one.");
  op.Since(22)
      .Types("T1", types::kNumeric | types::kBool | types::kBfloat16)
      .Types("T2", types::kNumeric | types::kBool | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
