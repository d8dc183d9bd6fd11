// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Gemm(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Input("C", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("alpha", Float(1.0F), "TODO")
      .Attr("beta", Float(1.0F), "TODO")
      .Attr("broadcast", Int(0), "TODO")
      .Attr("transA", Int(0), "TODO")
      .Attr("transB", Int(0), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6);
  op.Since(7).DropAttr("broadcast");
  op.Since(9).Types("T", types::kNumeric32To64);
  op.Since(11).Input("C", "T", nullptr, kOptional);
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Input("C", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64 | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
