// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SplitToSequence(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("split", "I", "TODO", kOptional)
      .Output("output_sequence", "S", "TODO")
      .Attr("axis", Int(0), "TODO")
      .Attr("keepdims", Int(1), "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("I", types::kIndices, "TODO")
      .Types("S", types::kSequences, "TODO");
  op.Since(24).Types("T", types::kTensorsIr4).Types("S", Sequences(types::kTensorsIr4));
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
