// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Cast(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T1", "TODO")
      .Output("output", "T2", "TODO")
      .Attr("to", Required(AttributeType::STRING), "TODO")
      .Types("T1", types::kNumeric | types::kBool, "TODO")
      .Types("T2", types::kNumeric | types::kBool, "TODO");
  op.Since(6).Attr("to", Required(AttributeType::INT));
  op.Since(9)
      .Types("T1", types::kTensors - types::kComplex)
      .Types("T2", types::kTensors - types::kComplex);
  op.Since(13)
      .Input("input", "T1", nullptr, kDifferentiable)
      .Output("output", "T2", nullptr, kDifferentiable)
      .Types("T1", types::kTensorsIr4 - types::kComplex)
      .Types("T2", types::kTensorsIr4 - types::kComplex);
  op.Since(19)
      .Attr("saturate", Int(1), "TODO")
      .Types("T1", types::kTensorsIr9 - types::kComplex)
      .Types("T2", types::kTensorsIr9 - types::kComplex);
  op.Since(21)
      .Types("T1", types::kTensorsIr10 - types::kComplex)
      .Types("T2", types::kTensorsIr10 - types::kComplex);
  op.Since(23)
      .Types("T1", types::kTensorsIr11 - types::kComplex)
      .Types("T2", types::kTensorsIr11 - types::kComplex);
  op.Since(24)
      .Attr("round_mode", Str("up"), "TODO")
      .Types("T1", types::kTensorsIr12 - types::kComplex)
      .Types("T2", types::kTensorsIr12 - types::kComplex);
  op.Since(25)
      .Types("T1", types::kTensorsIr13 - types::kComplex)
      .Types("T2", types::kTensorsIr13 - types::kComplex);
  op.Since(28)
      .Types("T1", types::kTensorsIr14 - types::kComplex)
      .Types("T2", types::kTensorsIr14 - types::kComplex);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
