// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Identity(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Output("output", "T", "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(14)
      .Input("input", "V", nullptr, kDifferentiable)
      .Output("output", "V", nullptr, kDifferentiable)
      .DropTypes("T")
      .Types("V", types::kTensorsIr4 | types::kSequences, "TODO");
  op.Since(16).Types("V", types::kTensorsIr4 | types::kSequences | types::kOptionals);
  op.Since(19).Types("V", types::kTensorsIr9 | types::kSequences | types::kOptionals);
  op.Since(21).Types("V", types::kTensorsIr10 | types::kSequences | types::kOptionals);
  op.Since(23).Types("V", types::kTensorsIr11 | types::kSequences | types::kOptionals);
  op.Since(24).Types("V", types::kTensorsIr12 | types::kSequences | types::kOptionals);
  op.Since(25).Types("V", types::kTensorsIr13 | types::kSequences | types::kOptionals);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
