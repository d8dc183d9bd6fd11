// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Max(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data_0", "T", "TODO", kVariadic)
      .Output("max", "T", "TODO")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6).DropAttr("consumed_inputs");
  op.Since(8);
  op.Since(12).Types("T", types::kNumeric);
  op.Since(13)
      .Input("data_0", "T", nullptr, kVariadic | kDifferentiable)
      .Output("max", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
