// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void LinearRegressor(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "tensor(float)", "TODO")
      .Attr("coefficients", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("intercepts", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("post_transform", Str("NONE"), "TODO")
      .Attr("targets", Int(1), "TODO")
      .Types("T", types::kFloat32To64 | types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
