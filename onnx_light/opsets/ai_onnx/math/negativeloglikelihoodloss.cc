// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void NegativeLogLikelihoodLoss(History& op) {
  op.Since(12)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("target", "Tind", "TODO")
      .Input("weight", "T", "TODO", kOptional)
      .Output("loss", "T", "TODO")
      .Attr("ignore_index", NoDefault(AttributeType::INT), "TODO")
      .Attr("reduction", Str("mean"), "TODO")
      .Types("T", types::kFloat16To64, "TODO")
      .Types("Tind", types::kIndices, "TODO")
      .Function();
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("target", "Tind", nullptr, kNonDifferentiable)
      .Input("weight", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("loss", "T", nullptr, kDifferentiable);
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
