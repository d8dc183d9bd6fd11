// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RegexFullMatch(History& op) {
  op.Since(20)
      .Doc("TODO")
      .Input("X", "T1", "TODO", kNonDifferentiable)
      .Output("Y", "T2", "TODO", kNonDifferentiable)
      .Attr("pattern", NoDefault(AttributeType::STRING), "TODO")
      .Types("T1", types::kString, "TODO")
      .Types("T2", types::kBool, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
