// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SoftmaxCrossEntropyLoss(History& op) {
  op.Since(12)
      .Doc("TODO")
      .Input("scores", "T", "TODO")
      .Input("labels", "Tind", "TODO")
      .Input("weights", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("log_prob", "T", "TODO", kOptional)
      .Attr("ignore_index", NoDefault(AttributeType::INT), "TODO")
      .Attr("reduction", Str("mean"), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .Types("Tind", types::kIndices, "TODO")
      .Function();
  op.Since(13)
      .Input("scores", "T", nullptr, kDifferentiable)
      .Input("labels", "Tind", nullptr, kNonDifferentiable)
      .Input("weights", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Output("log_prob", "T", nullptr, kOptional | kDifferentiable)
      .Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
