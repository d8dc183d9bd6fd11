// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void EyeLike(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("input", "T1", "TODO")
      .Output("output", "T2", "TODO")
      .Attr("dtype", NoDefault(AttributeType::INT), "TODO")
      .Attr("k", Int(0), "TODO")
      .Types("T1", types::kNumeric | types::kBool, "TODO")
      .Types("T2", types::kNumeric | types::kBool, "TODO");
  op.Since(22)
      .Types("T1", types::kNumeric | types::kBool | types::kBfloat16)
      .Types("T2", types::kNumeric | types::kBool | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
