// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void BitShift(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("X", "T", "TODO", kNonDifferentiable)
      .Input("Y", "T", "TODO", kNonDifferentiable)
      .Output("Z", "T", "TODO", kNonDifferentiable)
      .Attr("direction", Required(AttributeType::STRING), "TODO")
      .Types("T", types::kUnsignedIntegers, "TODO");
  op.Since(28).Types("T", types::kIntegers);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
