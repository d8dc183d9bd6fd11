// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void LinearClassifier(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Output("Z", "tensor(float)", "TODO")
      .Attr("classlabels_ints", NoDefault(AttributeType::INTS), "TODO")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("coefficients", Required(AttributeType::FLOATS), "TODO")
      .Attr("intercepts", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("multi_class", Int(0), "TODO")
      .Attr("post_transform", Str("NONE"), "TODO")
      .Types("T1", types::kFloat32To64 | types::kIndices, "TODO")
      .Types("T2", types::kInt64 | types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
