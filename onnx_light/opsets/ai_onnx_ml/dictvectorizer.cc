// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void DictVectorizer(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Attr("int64_vocabulary", NoDefault(AttributeType::INTS), "TODO")
      .Attr("string_vocabulary", NoDefault(AttributeType::STRINGS), "TODO")
      .Types("T1",
             types::kMapInt64String | types::kMapInt64Float | types::kMapInt64Double |
                 types::kMapStringInt64 | types::kMapStringFloat | types::kMapStringDouble,
             "TODO")
      .Types("T2", types::kFloat32To64 | types::kInt64 | types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
