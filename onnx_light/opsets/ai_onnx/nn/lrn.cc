// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LRN(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("alpha", Float(0.0001F), "TODO")
      .Attr("beta", Float(0.75F), "TODO")
      .Attr("bias", Float(1.0F), "TODO")
      .Attr("size", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(13)
      .Input("X", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
