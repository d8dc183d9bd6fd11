// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SoftmaxCrossEntropyLoss(History& op) {
  op.Since(12)
      .Doc(
          "Computes the cross entropy between class scores, made probabilities by a softmax over "
          "the classes, and labels: `l = -weights[c] * ln(softmax(scores))[n, c, d1, ..., dk]` for "
          "the label `c = labels[n, d1, ..., dk]`. A label equal to `ignore_index` has loss 0 and "
          "no weight. The mean is the sum of the losses over the sum of their weights, NaN where "
          "that is 0.")
      .Input("scores", "T", "Raw scores, `[N, C]` or `[N, C, d1, ..., dk]`.")
      .Input("labels", "Tind",
             "True classes in `[0, C - 1]`, or `ignore_index`; `[N]` or `[N, d1, ..., dk]`.")
      .Input("weights", "T", "One weight for each class, `[C]`; without them each is 1.", kOptional)
      .Output("output", "T", "Losses in the shape of `labels`, or one scalar after a reduction.")
      .Output("log_prob", "T", "Logarithms of the softmax, in the shape of `scores`.", kOptional)
      .Attr("ignore_index", NoDefault(AttributeType::INT),
            "Class that is not counted, often one outside `[0, C - 1]`; by default there is none.")
      .Attr("reduction", Str("mean"), "What is made of the losses: `none`, `sum` or `mean`.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .Types("Tind", types::kIndices, "Classes, int32 or int64.")
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
