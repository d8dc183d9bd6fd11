// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ReduceL2(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("reduced", "T", "TODO")
      .Attr("axes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("keepdims", Int(1), "TODO")
      .Types("T", types::kNumeric32To64, "TODO");
  op.Since(11);
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Output("reduced", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64 | types::kBfloat16);
  op.Since(18)
      .Input("axes", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .DropAttr("axes")
      .Attr("noop_with_empty_axes", Int(0), "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
