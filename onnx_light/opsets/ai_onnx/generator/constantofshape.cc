// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ConstantOfShape(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("input", "T1", "TODO")
      .Output("output", "T2", "TODO")
      .Attr("value", NoDefault(AttributeType::TENSOR), "TODO")
      .Types("T1", types::kInt64, "TODO")
      .Types("T2", types::kNumeric | types::kBool, "TODO");
  op.Since(20).Types("T2", types::kNumeric | types::kFloat8 | types::kBool | types::kBfloat16);
  op.Since(21).Types(
      "T2", types::kNumeric | types::kFloat8 | types::kIntegers4 | types::kBool | types::kBfloat16);
  op.Since(23).Types("T2", types::kNumeric | types::kFloat8 | types::kIntegers4 | types::kBool |
                               types::kBfloat16 | types::kFloat4e2m1);
  op.Since(24).Types("T2", types::kNumeric | types::kFloat8 | types::kIntegers4 | types::kBool |
                               types::kBfloat16 | types::kFloat4e2m1 | types::kFloat8e8m0);
  op.Since(25).Types("T2", types::kNumeric | types::kFloat8 | types::kIntegers4 |
                               types::kIntegers2 | types::kBool | types::kBfloat16 |
                               types::kFloat4e2m1 | types::kFloat8e8m0);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
