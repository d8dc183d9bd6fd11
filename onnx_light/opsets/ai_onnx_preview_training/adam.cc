// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_preview_training/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training {

void Adam(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("R", "T1", "TODO")
      .Input("T", "T2", "TODO")
      .Input("inputs", "T3", "TODO", kVariadic | kHeterogeneous)
      .Output("outputs", "T3", "TODO", kVariadic | kHeterogeneous)
      .Attr("alpha", Float(0.9F), "TODO")
      .Attr("beta", Float(0.999F), "TODO")
      .Attr("epsilon", Float(1e-06F), "TODO")
      .Attr("norm_coefficient", Float(0.0F), "TODO")
      .Attr("norm_coefficient_post", Float(0.0F), "TODO")
      .Types("T1", types::kFloat32To64, "TODO")
      .Types("T2", types::kInt64, "TODO")
      .Types("T3", types::kFloat32To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training
