// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Einsum(History& op) {
  op.Since(12)
      .Doc("TODO")
      .Input("Inputs", "T", "TODO", kVariadic | kDifferentiable)
      .Output("Output", "T", "TODO", kDifferentiable)
      .Attr("equation", Required(AttributeType::STRING), "TODO")
      .Types("T", types::kNumeric, "TODO");
  op.Since(28).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
