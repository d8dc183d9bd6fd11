// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Range(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("start", "T", "TODO")
      .Input("limit", "T", "TODO")
      .Input("delta", "T", "TODO")
      .Output("output", "T", "TODO")
      .Types("T", types::kFloat32To64 | types::kIndices | types::kInt16, "TODO")
      .Function();
  op.Since(27)
      .Attr("stash_type", Int(1), "TODO")
      .Types("T", types::kFloats | types::kIndices | types::kInt16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
