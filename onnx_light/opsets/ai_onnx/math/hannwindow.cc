// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void HannWindow(History& op) {
  op.Since(17)
      .Doc("TODO")
      .Input("size", "T1", "TODO", kNonDifferentiable)
      .Output("output", "T2", "TODO", kNonDifferentiable)
      .Attr("output_datatype", Int(1), "TODO")
      .Attr("periodic", Int(1), "TODO")
      .Types("T1", types::kIndices, "TODO")
      .Types("T2", types::kNumeric | types::kBfloat16, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
