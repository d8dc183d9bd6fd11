// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void TensorScatter(History& op) {
  op.Since(24)
      .Doc("TODO")
      .Input("past_cache", "T", "TODO", kDifferentiable)
      .Input("update", "T", "TODO", kDifferentiable)
      .Input("write_indices", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .Output("present_cache", "T", "TODO", kDifferentiable)
      .Attr("axis", Int(-2), "TODO")
      .Attr("mode", Str("linear"), "TODO")
      .Types("T", types::kTensorsIr12, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
