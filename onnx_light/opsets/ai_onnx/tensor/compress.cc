// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Compress(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("condition", "T1", "TODO")
      .Output("output", "T", "TODO")
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Types("T", types::kTensors, "TODO")
      .Types("T1", types::kBool, "TODO");
  op.Since(11)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("condition", "T1", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable);
  op.Since(28).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
