// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceConstruct(History& op) {
  op.Since(11)
      .Doc(
          "Makes a sequence of the given tensors, in the order of the inputs. They share their "
          "element type; shapes and ranks may differ.")
      .Input("inputs", "T", "Tensors to put into the sequence.", kVariadic)
      .Output("output_sequence", "S", "Sequence with one entry per input.")
      .Types("T", types::kTensors, "Tensors of any element type, one type per node.")
      .Types("S", types::kSequences, "Sequences of such tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
