// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Multinomial(History& op) {
  op.Since(7)
      .Doc(
          "Draws class numbers, for each row of the batch from the distribution `softmax(row)`. "
          "The draws are independent and with replacement: a class can come up any number of "
          "times.")
      .Input(
          "input", "T1",
          "Logarithms of the class weights, shape `[batch, classes]`; they need not be normalized.")
      .Output("output", "T2",
              "Drawn class numbers from 0 to `classes - 1`, shape `[batch, sample_size]`.")
      .Attr("dtype", Int(6),
            "Element type of the output as a number of `TensorProto.DataType`: 6 for int32, 7 for "
            "int64.")
      .Attr("sample_size", Int(1), "Number of draws a row.")
      .Attr("seed", NoDefault(AttributeType::FLOAT),
            "Initial state of the random source; unless given, it varies from run to run.")
      .Types("T1", types::kFloat16To64, "Floating-point weights.")
      .Types("T2", types::kIndices, "Integers wide enough for class numbers.")
      .NonDeterministic();
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
