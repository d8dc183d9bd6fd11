// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void LayerNormalization(History& op) {
  op.Since(17)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("Scale", "T", "TODO")
      .Input("B", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Output("Mean", "U", "TODO", kOptional)
      .Output("InvStdDev", "U", "TODO", kOptional)
      .Attr("axis", Int(-1), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("stash_type", Int(1), "TODO")
      .Types("T", types::kFloats, "TODO")
      .Types("U", types::kFloat | types::kBfloat16, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
