// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void CastMap(History& op) {
  op.Since(1)
      .Doc(
          "Writes the values of a map with integer keys into a tensor. The dense form lists them "
          "by ascending key; the sparse form puts each at the position its key names, in a tensor "
          "of `max_map` elements whose other positions are zero.")
      .Input("X", "T1", "Map to convert; for the sparse form its keys lie in `[0, max_map-1]`.")
      .Output("Y", "T2", "The values, shape `[1, number of keys]` or `[1, max_map]`.")
      .Attr("cast_to", Str("TO_FLOAT"),
            "Element type to convert the values to: `TO_FLOAT`, `TO_STRING` or `TO_INT64`.")
      .Attr("map_form", Str("DENSE"), "`DENSE` or `SPARSE`.")
      .Attr("max_map", Int(1), "Length of the sparse form; the dense form ignores it.")
      .Types("T1", types::kMapInt64String | types::kMapInt64Float,
             "Maps from int64 to strings or floats.")
      .Types("T2", types::kFloat | types::kInt64 | types::kString,
             "The type that `cast_to` names.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
