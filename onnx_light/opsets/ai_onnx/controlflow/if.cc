// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void If(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("cond", "B", "TODO")
      .Output("outputs", "V", "TODO", kVariadic | kHeterogeneous)
      .Attr("else_branch", Required(AttributeType::GRAPH), "TODO")
      .Attr("then_branch", Required(AttributeType::GRAPH), "TODO")
      .Types("V", types::kTensors, "TODO")
      .Types("B", types::kBool, "TODO")
      .NonDeterministic();
  op.Since(11);
  op.Since(13).Types("V", types::kTensors | types::kSequences);
  op.Since(16).Types("V", types::kTensorsIr4 | Sequences(types::kTensorsIr4) |
                              Optionals(types::kTensorsIr4 | Sequences(types::kTensorsIr4)));
  op.Since(19).Types("V", types::kTensorsIr9 | Sequences(types::kTensorsIr9) |
                              Optionals(types::kTensorsIr9 | Sequences(types::kTensorsIr4)));
  op.Since(21).Types("V", types::kTensorsIr10 | Sequences(types::kTensorsIr10) |
                              Optionals(types::kTensorsIr10 | Sequences(types::kTensorsIr4)));
  op.Since(23).Types("V", types::kTensorsIr11 | Sequences(types::kTensorsIr11) |
                              Optionals(types::kTensorsIr11 | Sequences(types::kTensorsIr4)));
  op.Since(24).Types("V", types::kTensorsIr12 | Sequences(types::kTensorsIr12) |
                              Optionals(types::kTensorsIr12 | Sequences(types::kTensorsIr4)));
  op.Since(25).Types("V", types::kTensorsIr13 | Sequences(types::kTensorsIr13) |
                              Optionals(types::kTensorsIr13 | Sequences(types::kTensorsIr4)));
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
