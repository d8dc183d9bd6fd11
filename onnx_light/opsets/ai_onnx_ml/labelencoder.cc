// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void LabelEncoder(History& op) {
  op.Since(1)
      .Doc(
          "Converts between class names and their positions in a list. A string becomes the index "
          "at which `classes_strings` has it, an integer becomes the string at that index.")
      .Input("X", "T1", "Names or positions, any shape.")
      .Output("Y", "T2", "Positions for names, names for positions, in the shape of X.")
      .Attr("classes_strings", NoDefault(AttributeType::STRINGS), "The names, by position.")
      .Attr("default_int64", Int(-1), "Position of a name that is not in the list.")
      .Attr("default_string", Str("_Unused"), "Name for a position outside the list.")
      .Types("T1", types::kInt64 | types::kString, "Strings or int64.")
      .Types("T2", types::kInt64 | types::kString, "int64 for names, strings for positions.");
  op.Since(2)  // A list of keys and a list of values instead of names and positions.
      .Doc(
          "Replaces every element by the value that belongs to it. An element equal to key `i` "
          "becomes value `i`; one that equals no key becomes the default of the values' type. The "
          "kind of keys is that of the input, the kind of values decides that of the output. With "
          "the keys `[a, b]`, the values `[5, 6]` and the default -1, `[b, c, a]` becomes `[6, -1, "
          "5]`.")
      .Input("X", "T1", "Elements to look up, any shape.")
      .Output("Y", "T2", "The values found, in the shape of X.")
      .Attr("default_int64", Int(-1), "Result for an unknown key when the values are int64.")
      .Attr("default_string", Str("_Unused"),
            "Result for an unknown key when the values are strings.")
      .DropAttr("classes_strings")
      .Attr("default_float", Float(-0.0F), "Result for an unknown key when the values are floats.")
      .Attr("keys_floats", NoDefault(AttributeType::FLOATS),
            "Keys for float inputs; one of the `keys_*` is given, and NaN finds NaN.")
      .Attr("keys_int64s", NoDefault(AttributeType::INTS), "Keys for int64 inputs.")
      .Attr("keys_strings", NoDefault(AttributeType::STRINGS), "Keys for string inputs.")
      .Attr("values_floats", NoDefault(AttributeType::FLOATS),
            "Results as floats; one of the `values_*` is given, as long as the keys.")
      .Attr("values_int64s", NoDefault(AttributeType::INTS), "Results as int64.")
      .Attr("values_strings", NoDefault(AttributeType::STRINGS), "Results as strings.")
      .Types("T1", types::kFloat | types::kInt64 | types::kString, "The type of the keys.")
      .Types("T2", types::kFloat | types::kInt64 | types::kString, "The type of the values.");
  op.Since(4)  // Tensors carry keys and values of further types; any NaN finds a NaN key.
      .Attr("default_tensor", NoDefault(AttributeType::TENSOR),
            "Result for an unknown key, a tensor of one element in the type of the values; by "
            "default `_Unused`, -1 or -0.0, by that type.")
      .Attr("keys_tensor", NoDefault(AttributeType::TENSOR),
            "Keys as a 1-D tensor, for any numeric type.")
      .Attr("values_tensor", NoDefault(AttributeType::TENSOR),
            "Results as a 1-D tensor, for any numeric type.")
      .Types("T1", types::kFloat32To64 | types::kIndices | types::kInt16 | types::kString)
      .Types("T2", types::kFloat32To64 | types::kIndices | types::kInt16 | types::kString);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
