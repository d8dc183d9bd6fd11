// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void CategoryMapper(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Attr("cats_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("cats_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("default_int64", Int(-1), "TODO")
      .Attr("default_string", Str("_Unused"), "TODO")
      .Types("T1", types::kInt64 | types::kString, "TODO")
      .Types("T2", types::kInt64 | types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
