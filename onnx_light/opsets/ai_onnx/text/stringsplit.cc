// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void StringSplit(History& op) {
  op.Since(20)
      .Doc("TODO")
      .Input("X", "T1", "TODO", kNonDifferentiable)
      .Output("Y", "T2", "TODO", kNonDifferentiable)
      .Output("Z", "T3", "TODO", kNonDifferentiable)
      .Attr("delimiter", NoDefault(AttributeType::STRING), "TODO")
      .Attr("maxsplit", NoDefault(AttributeType::INT), "TODO")
      .Types("T1", types::kString, "TODO")
      .Types("T2", types::kString, "TODO")
      .Types("T3", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
