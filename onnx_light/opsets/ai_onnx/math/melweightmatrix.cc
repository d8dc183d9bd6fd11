// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MelWeightMatrix(History& op) {
  op.Since(17)
      .Doc("TODO")
      .Input("num_mel_bins", "T1", "TODO", kNonDifferentiable)
      .Input("dft_length", "T1", "TODO", kNonDifferentiable)
      .Input("sample_rate", "T1", "TODO", kNonDifferentiable)
      .Input("lower_edge_hertz", "T2", "TODO", kNonDifferentiable)
      .Input("upper_edge_hertz", "T2", "TODO", kNonDifferentiable)
      .Output("output", "T3", "TODO", kNonDifferentiable)
      .Attr("output_datatype", Int(1), "TODO")
      .Types("T1", types::kIndices, "TODO")
      .Types("T2", types::kFloats, "TODO")
      .Types("T3", types::kNumeric | types::kBfloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
