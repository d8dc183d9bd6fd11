// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceInsert(History& op) {
  op.Since(11)
      .Doc(
          "Copies a sequence with one more tensor in it. The new tensor gets the given position "
          "and the tensors from there on move back by one. Negative positions count back from the "
          "end; for `n` tensors the allowed ones are `[-n, n]`, where `n` appends.")
      .Input("input_sequence", "S", "Sequence to extend.")
      .Input("tensor", "T",
             "Tensor to add; its element type is that of the sequence, its shape is free.")
      .Input("position", "I",
             "Position of the new tensor, a scalar; the end of the sequence by default.", kOptional)
      .Output("output_sequence", "S", "The extended sequence, one tensor longer.")
      .Types("T", types::kTensors, "Tensors of the sequence's element type.")
      .Types("S", types::kSequences, "Sequences of tensors, whatever their element type.")
      .Types("I", types::kIndices, "Integers that can state a position.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
