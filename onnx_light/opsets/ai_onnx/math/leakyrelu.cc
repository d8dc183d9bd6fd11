// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LeakyRelu(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("alpha", Float(0.01F), "TODO")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6)
      .Input("X", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .DropAttr("consumed_inputs");
  op.Since(16).Types("T", types::kFloats).Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
