// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceLength(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("input_sequence", "S", "TODO")
      .Output("length", "I", "TODO")
      .Types("S", types::kSequences, "TODO")
      .Types("I", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
