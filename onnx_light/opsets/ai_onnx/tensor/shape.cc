// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Shape(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("shape", "T1", "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("T1", types::kInt64, "TODO");
  op.Since(13)
      .Input("data", "T", nullptr, kNonDifferentiable)
      .Output("shape", "T1", nullptr, kNonDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(15).Attr("end", NoDefault(AttributeType::INT), "TODO").Attr("start", Int(0), "TODO");
  op.Since(19).Types("T", types::kTensorsIr9);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
