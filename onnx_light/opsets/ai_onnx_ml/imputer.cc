// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void Imputer(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("imputed_value_floats", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("imputed_value_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("replaced_value_float", Float(0.0F), "TODO")
      .Attr("replaced_value_int64", Int(0), "TODO")
      .Types("T", types::kFloat32To64 | types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
