// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void SVMRegressor(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "tensor(float)", "TODO")
      .Attr("coefficients", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("kernel_params", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("kernel_type", Str("LINEAR"), "TODO")
      .Attr("n_supports", Int(0), "TODO")
      .Attr("one_class", Int(0), "TODO")
      .Attr("post_transform", Str("NONE"), "TODO")
      .Attr("rho", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("support_vectors", NoDefault(AttributeType::FLOATS), "TODO")
      .Types("T", types::kFloat32To64 | types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
