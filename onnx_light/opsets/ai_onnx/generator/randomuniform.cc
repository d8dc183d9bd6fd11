// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RandomUniform(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Output("output", "T", "TODO")
      .Attr("dtype", Int(1), "TODO")
      .Attr("high", Float(1.0F), "TODO")
      .Attr("low", Float(0.0F), "TODO")
      .Attr("seed", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("shape", Required(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .NonDeterministic();
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
