// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceAt(History& op) {
  op.Since(11)
      .Doc(
          "Returns the tensor at a position of a sequence. Positions count from 0; negative ones "
          "count back from the end, -1 being the last tensor. For `n` tensors the position lies in "
          "`[-n, n-1]`, anything else is an error.")
      .Input("input_sequence", "S", "Sequence to read from.")
      .Input("position", "I", "Which tensor to take, a scalar.")
      .Output("tensor", "T", "The tensor found there, unchanged.")
      .Types("S", types::kSequences, "Sequences with tensors of any element type.")
      .Types("T", types::kTensors, "The type of the sequence's tensors.")
      .Types("I", types::kIndices, "Integer types of positions.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
