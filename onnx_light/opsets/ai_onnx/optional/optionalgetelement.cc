// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void OptionalGetElement(History& op) {
  op.Since(15)
      .Doc("TODO")
      .Input("input", "O", "TODO")
      .Output("output", "V", "TODO")
      .Types("O", types::kOptionals, "TODO")
      .Types("V", types::kTensors | types::kSequences, "TODO");
  op.Since(18).Types("O", types::kTensors | types::kSequences | types::kOptionals);
  op.Since(28)
      .Types("O", types::kTensorsIr14 | Sequences(types::kTensorsIr14) |
                      Optionals(types::kTensorsIr14 | Sequences(types::kTensorsIr14)))
      .Types("V", types::kTensorsIr14 | Sequences(types::kTensorsIr14));
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
