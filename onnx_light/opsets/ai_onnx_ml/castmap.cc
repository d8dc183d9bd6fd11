// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void CastMap(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Attr("cast_to", Str("TO_FLOAT"), "TODO")
      .Attr("map_form", Str("DENSE"), "TODO")
      .Attr("max_map", Int(1), "TODO")
      .Types("T1", types::kMapInt64String | types::kMapInt64Float, "TODO")
      .Types("T2", types::kFloat | types::kInt64 | types::kString, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
