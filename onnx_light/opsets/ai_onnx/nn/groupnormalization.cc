// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void GroupNormalization(History& op) {
  op.Since(18)
      .Doc("TODO")
      .Input("X", "T", "TODO", kDifferentiable)
      .Input("scale", "T", "TODO", kDifferentiable)
      .Input("bias", "T", "TODO", kDifferentiable)
      .Output("Y", "T", "TODO", kDifferentiable)
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("num_groups", Required(AttributeType::INT), "TODO")
      .Types("T", types::kFloats, "TODO")
      .Function()
      .Deprecated();
  op.Since(21).Attr("stash_type", Int(1), "TODO").Deprecated(false);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
