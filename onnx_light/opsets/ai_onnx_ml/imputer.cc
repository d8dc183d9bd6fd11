// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void Imputer(History& op) {
  op.Since(1)
      .Doc(
          "Replaces every element that equals a marker of missing data, which may be NaN, and "
          "keeps all others. The replacement is one value for all columns or one per column. Float "
          "and integer inputs have attributes of their own, and only those of the input's kind are "
          "given.")
      .Input("X", "T", "Data with gaps, shape `[N, C]` or `[C]`.")
      .Output("Y", "T", "Data without gaps, in the shape and type of X.")
      .Attr("imputed_value_floats", NoDefault(AttributeType::FLOATS),
            "Replacements in floating-point data: one, or one per column.")
      .Attr("imputed_value_int64s", NoDefault(AttributeType::INTS),
            "Replacements in integer data: one, or one per column.")
      .Attr("replaced_value_float", Float(0.0F), "Marker in floating-point data.")
      .Attr("replaced_value_int64", Int(0), "Marker in integer data.")
      .Types("T", types::kFloat32To64 | types::kIndices, "Numeric tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
