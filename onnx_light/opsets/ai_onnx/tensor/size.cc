// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Size(History& op) {
  op.Since(1)
      .Doc(
          "Counts the elements of a tensor: the product of its sizes, 1 for a scalar, 0 if a "
          "dimension is empty.")
      .Input("data", "T", "Tensor to measure; its values are not read.")
      .Output("size", "T1", "Number of elements, a scalar.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("T1", types::kInt64, "The number is an int64.");
  op.Since(13)
      .Input("data", "T", nullptr, kNonDifferentiable)
      .Output("size", "T1", nullptr, kNonDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(19).Types("T", types::kTensorsIr9);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
