// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ReverseSequence(History& op) {
  op.Since(10)
      .Doc(
          "Reverses the beginning of each sequence of a batch up to its own length. The elements "
          "behind it stay where they are.")
      .Input("input", "T", "Batch of sequences, of rank 2 or more.")
      .Input("sequence_lens", "tensor(int64)",
             "Number of elements to reverse for each sequence, shape `[batch]`.")
      .Output("Y", "T", "Batch with reversed beginnings, same shape as the input.")
      .Attr("batch_axis", Int(1), "Dimension of the batch, 0 or 1, other than `time_axis`.")
      .Attr("time_axis", Int(0), "Dimension along which sequences run, 0 or 1.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(28).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
