// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void BitCast(History& op) {
  op.Since(26)
      .Doc("TODO")
      .Input("input", "T1", "TODO", kNonDifferentiable)
      .Output("output", "T2", "TODO", kNonDifferentiable)
      .Attr("to", Required(AttributeType::INT), "TODO")
      .Types("T1", types::kTensorsIr13 - types::kString, "TODO")
      .Types("T2", types::kTensorsIr13 - types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
