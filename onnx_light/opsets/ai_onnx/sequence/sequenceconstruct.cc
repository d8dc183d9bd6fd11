// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceConstruct(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("inputs", "T", "TODO", kVariadic)
      .Output("output_sequence", "S", "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("S", types::kSequences, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
