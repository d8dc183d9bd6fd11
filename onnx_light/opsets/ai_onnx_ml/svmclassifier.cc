// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void SVMClassifier(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Output("Z", "tensor(float)", "TODO")
      .Attr("classlabels_ints", NoDefault(AttributeType::INTS), "TODO")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("coefficients", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("kernel_params", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("kernel_type", Str("LINEAR"), "TODO")
      .Attr("post_transform", Str("NONE"), "TODO")
      .Attr("prob_a", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("prob_b", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("rho", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("support_vectors", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("vectors_per_class", NoDefault(AttributeType::INTS), "TODO")
      .Types("T1", types::kFloat32To64 | types::kIndices, "TODO")
      .Types("T2", types::kInt64 | types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
