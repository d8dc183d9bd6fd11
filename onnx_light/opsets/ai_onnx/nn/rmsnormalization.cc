// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RMSNormalization(History& op) {
  op.Since(23)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("scale", "V", "TODO")
      .Output("Y", "V", "TODO")
      .Attr("axis", Int(-1), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("stash_type", Int(1), "TODO")
      .Types("T", types::kFloats, "TODO")
      .Types("V", types::kFloats, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
