// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Bernoulli(History& op) {
  op.Since(15)
      .Doc("TODO")
      .Input("input", "T1", "TODO")
      .Output("output", "T2", "TODO")
      .Attr("dtype", NoDefault(AttributeType::INT), "TODO")
      .Attr("seed", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T1", types::kFloat16To64, "TODO")
      .Types("T2", types::kNumeric | types::kBool | types::kBfloat16, "TODO")
      .Function()
      .NonDeterministic();
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
