// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceLength(History& op) {
  op.Since(11)
      .Doc("Counts the tensors of a sequence.")
      .Input("input_sequence", "S", "Sequence to count; it may be empty.")
      .Output("length", "I", "The count, a scalar.")
      .Types("S", types::kSequences, "Sequences of any kind of tensor.")
      .Types("I", types::kInt64, "The type of a count.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
