// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Trilu(History& op) {
  op.Since(14)
      .Doc("TODO")
      .Input("input", "T", "TODO", kDifferentiable)
      .Input("k", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Attr("upper", Int(1), "TODO")
      .Types("T", types::kTensorsIr4, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
