// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceAt(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("input_sequence", "S", "TODO")
      .Input("position", "I", "TODO")
      .Output("tensor", "T", "TODO")
      .Types("S", types::kSequences, "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("I", types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
