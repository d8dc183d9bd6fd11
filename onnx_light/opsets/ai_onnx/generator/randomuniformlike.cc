// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RandomUniformLike(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T1", "TODO")
      .Output("output", "T2", "TODO")
      .Attr("dtype", NoDefault(AttributeType::INT), "TODO")
      .Attr("high", Float(1.0F), "TODO")
      .Attr("low", Float(0.0F), "TODO")
      .Attr("seed", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T1", types::kTensors, "TODO")
      .Types("T2", types::kFloat16To64, "TODO")
      .NonDeterministic();
  op.Since(22).Types("T1", types::kTensorsIr4).Types("T2", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
