// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Unique(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("X", "T", "TODO", kNonDifferentiable)
      .Output("Y", "T", "TODO", kNonDifferentiable)
      .Output("indices", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .Output("inverse_indices", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .Output("counts", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .Attr("axis", NoDefault(AttributeType::INT), "TODO")
      .Attr("sorted", Int(1), "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(28).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
