// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceInsert(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("input_sequence", "S", "TODO")
      .Input("tensor", "T", "TODO")
      .Input("position", "I", "TODO", kOptional)
      .Output("output_sequence", "S", "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("S", types::kSequences, "TODO")
      .Types("I", types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
