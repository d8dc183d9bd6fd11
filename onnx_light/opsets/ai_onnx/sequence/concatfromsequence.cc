// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ConcatFromSequence(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("input_sequence", "S", "TODO")
      .Output("concat_result", "T", "TODO")
      .Attr("axis", Required(AttributeType::INT), "TODO")
      .Attr("new_axis", Int(0), "TODO")
      .Types("S", types::kSequences, "TODO")
      .Types("T", types::kTensors, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
