// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceErase(History& op) {
  op.Since(11)
      .Doc(
          "Copies a sequence without the tensor at one position. Negative positions count back "
          "from the end; for `n` tensors the allowed ones are `[-n, n-1]`. The tensors behind move "
          "up by one.")
      .Input("input_sequence", "S", "Sequence to shorten.")
      .Input("position", "I",
             "Position of the tensor to leave out, a scalar; the last tensor by default.",
             kOptional)
      .Output("output_sequence", "S", "The remaining tensors, one fewer than before.")
      .Types("S", types::kSequences, "Tensor sequences of all element types.")
      .Types("I", types::kIndices, "The two signed index types.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
