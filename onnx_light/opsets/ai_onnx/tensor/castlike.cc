// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void CastLike(History& op) {
  op.Since(15)
      .Doc("TODO")
      .Input("input", "T1", "TODO", kDifferentiable)
      .Input("target_type", "T2", "TODO", kNonDifferentiable)
      .Output("output", "T2", "TODO", kDifferentiable)
      .Types("T1", types::kTensorsIr4 - types::kComplex, "TODO")
      .Types("T2", types::kTensorsIr4 - types::kComplex, "TODO")
      .Function();
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
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
