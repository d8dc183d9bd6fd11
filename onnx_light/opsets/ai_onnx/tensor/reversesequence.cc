// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ReverseSequence(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("sequence_lens", "tensor(int64)", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("batch_axis", Int(1), "TODO")
      .Attr("time_axis", Int(0), "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(28).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
