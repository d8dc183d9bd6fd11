// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Multinomial(History& op) {
  op.Since(7)
      .Doc("TODO")
      .Input("input", "T1", "TODO")
      .Output("output", "T2", "TODO")
      .Attr("dtype", Int(6), "TODO")
      .Attr("sample_size", Int(1), "TODO")
      .Attr("seed", NoDefault(AttributeType::FLOAT), "TODO")
      .Types("T1", types::kFloat16To64, "TODO")
      .Types("T2", types::kIndices, "TODO")
      .NonDeterministic();
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
