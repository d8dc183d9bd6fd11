// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void DFT(History& op) {
  op.Since(17)
      .Doc("TODO")
      .Input("input", "T1", "TODO", kNonDifferentiable)
      .Input("dft_length", "T2", "TODO", kOptional | kNonDifferentiable)
      .Output("output", "T1", "TODO")
      .Attr("axis", Int(1), "TODO")
      .Attr("inverse", Int(0), "TODO")
      .Attr("onesided", Int(0), "TODO")
      .Types("T1", types::kFloats, "TODO")
      .Types("T2", types::kIndices, "TODO");
  op.Since(20)
      .Input("axis", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .DropAttr("axis");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
