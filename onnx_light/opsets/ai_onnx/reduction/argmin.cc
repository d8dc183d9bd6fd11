// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ArgMin(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("reduced", "tensor(int64)", "TODO")
      .Attr("axis", Int(0), "TODO")
      .Attr("keepdims", Int(1), "TODO")
      .Types("T", types::kNumeric, "TODO");
  op.Since(11);
  op.Since(12).Attr("select_last_index", Int(0), "TODO");
  op.Since(13)
      .Input("data", "T", nullptr, kNonDifferentiable)
      .Output("reduced", "tensor(int64)", nullptr, kNonDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
