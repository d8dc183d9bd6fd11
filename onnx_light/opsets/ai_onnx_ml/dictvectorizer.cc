// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void DictVectorizer(History& op) {
  op.Since(1)
      .Doc(
          "Lays the values of a map out in the order of a vocabulary. Element `i` is the value of "
          "key `vocabulary[i]`, or zero (an empty string) where the map lacks that key. With the "
          "vocabulary `[a, c, b]` the map `{a: 4, b: 8}` gives `[4, 0, 8]`.")
      .Input("X", "T1", "Map to lay out; all its keys are in the vocabulary.")
      .Output("Y", "T2", "The values, one per word of the vocabulary.")
      .Attr("int64_vocabulary", NoDefault(AttributeType::INTS),
            "Vocabulary for integer keys; exclusive with `string_vocabulary`.")
      .Attr("string_vocabulary", NoDefault(AttributeType::STRINGS),
            "Vocabulary for string keys; exclusive with `int64_vocabulary`.")
      .Types("T1",
             types::kMapInt64String | types::kMapInt64Float | types::kMapInt64Double |
                 types::kMapStringInt64 | types::kMapStringFloat | types::kMapStringDouble,
             "Maps whose keys and values differ in type.")
      .Types("T2", types::kFloat32To64 | types::kInt64 | types::kString,
             "The type of the map's values.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
