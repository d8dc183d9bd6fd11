// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void NegativeLogLikelihoodLoss(History& op) {
  op.Since(12)
      .Doc(
          "Computes the loss of predicted log-probabilities against class labels: "
          "`l = -weight[c] * input[n, c, d1, ..., dk]` for the label `c = target[n, d1, ..., dk]`. "
          "A label equal to `ignore_index` has loss 0 and no weight. The mean divides the sum of "
          "the losses by the sum of the weights of their labels, and is NaN where that is 0.")
      .Input("input", "T", "Log-probabilities, `[N, C]` or `[N, C, d1, ..., dk]`.")
      .Input("target", "Tind",
             "Labels in `[0, C - 1]` or equal to `ignore_index`; `[N]` or `[N, d1, ..., dk]`.")
      .Input("weight", "T", "Weights of the classes, `[C]`; by default all are 1.", kOptional)
      .Output("loss", "T", "Losses in the shape of `target`, or their sum or mean as a scalar.")
      .Attr("ignore_index", NoDefault(AttributeType::INT),
            "Label of what does not count; it need not be a class. By default all labels count.")
      .Attr("reduction", Str("mean"), "`none` for all losses, `sum` or weighted `mean` for one.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .Types("Tind", types::kIndices, "Labels, int32 or int64.")
      .Function();
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("target", "Tind", nullptr, kNonDifferentiable)
      .Input("weight", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("loss", "T", nullptr, kDifferentiable);
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
