// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void LabelEncoder(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Attr("classes_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("default_int64", Int(-1), "TODO")
      .Attr("default_string", Str("_Unused"), "TODO")
      .Types("T1", types::kInt64 | types::kString, "TODO")
      .Types("T2", types::kInt64 | types::kString, "TODO");
  op.Since(2)
      .DropAttr("classes_strings")
      .Attr("default_float", Float(-0.0F), "TODO")
      .Attr("keys_floats", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("keys_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("keys_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("values_floats", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("values_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("values_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Types("T1", types::kFloat | types::kInt64 | types::kString)
      .Types("T2", types::kFloat | types::kInt64 | types::kString);
  op.Since(4)
      .Attr("default_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("keys_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("values_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Types("T1", types::kFloat32To64 | types::kIndices | types::kInt16 | types::kString)
      .Types("T2", types::kFloat32To64 | types::kIndices | types::kInt16 | types::kString);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
