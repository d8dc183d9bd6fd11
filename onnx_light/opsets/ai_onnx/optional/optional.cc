// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Optional(History& op) {
  op.Since(15)
      .Doc("TODO")
      .Input("input", "V", "TODO", kOptional)
      .Output("output", "O", "TODO")
      .Attr("type", NoDefault(AttributeType::TYPE_PROTO), "TODO")
      .Types("V", types::kTensors | types::kSequences, "TODO")
      .Types("O", types::kOptionals, "TODO");
  op.Since(28)
      .Types("V", types::kTensorsIr14 | Sequences(types::kTensorsIr14))
      .Types("O", Optionals(types::kTensorsIr14 | Sequences(types::kTensorsIr14)));
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
