// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void STFT(History& op) {
  op.Since(17)
      .Doc("TODO")
      .Input("signal", "T1", "TODO", kNonDifferentiable)
      .Input("frame_step", "T2", "TODO", kNonDifferentiable)
      .Input("window", "T1", "TODO", kOptional | kNonDifferentiable)
      .Input("frame_length", "T2", "TODO", kOptional | kNonDifferentiable)
      .Output("output", "T1", "TODO", kNonDifferentiable)
      .Attr("onesided", Int(1), "TODO")
      .Types("T1", types::kFloats, "TODO")
      .Types("T2", types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
