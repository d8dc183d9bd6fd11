// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void AffineGrid(History& op) {
  op.Since(20)
      .Doc("TODO")
      .Input("theta", "T1", "TODO", kNonDifferentiable)
      .Input("size", "T2", "TODO", kNonDifferentiable)
      .Output("grid", "T1", "TODO", kDifferentiable)
      .Attr("align_corners", Int(0), "TODO")
      .Types("T1", types::kFloats, "TODO")
      .Types("T2", types::kInt64, "TODO")
      .Function()
      .NonDeterministic();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
