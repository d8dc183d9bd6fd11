// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void OneHotEncoder(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "tensor(float)", "TODO")
      .Attr("cats_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("cats_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("zeros", Int(1), "TODO")
      .Types("T", types::kFloat32To64 | types::kIndices | types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
