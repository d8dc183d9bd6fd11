// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Concat(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("inputs", "T", "TODO", kVariadic)
      .Output("concat_result", "T", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(4).Attr("axis", Required(AttributeType::INT)).Types("T", types::kTensors);
  op.Since(11);
  op.Since(13)
      .Input("inputs", "T", nullptr, kVariadic | kDifferentiable)
      .Output("concat_result", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
