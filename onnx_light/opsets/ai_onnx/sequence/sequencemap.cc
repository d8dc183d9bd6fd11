// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceMap(History& op) {
  op.Since(17)
      .Doc("TODO")
      .Input("input_sequence", "S", "TODO")
      .Input("additional_inputs", "V", "TODO", kVariadicOrNone | kHeterogeneous)
      .Output("out_sequence", "S", "TODO", kVariadic | kHeterogeneous)
      .Attr("body", Required(AttributeType::GRAPH), "TODO")
      .Types("S", types::kSequences, "TODO")
      .Types("V", types::kTensors | types::kSequences, "TODO")
      .Function()
      .NonDeterministic();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
