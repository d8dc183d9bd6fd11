// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds the bias and the outputs of both normalizations.
History& Sum(History& op) {
  return op.Input("bias", "T", "Bias to add too, `[hidden_size]`; none by default.", kOptional)
      .Output("output", "T", "Normalized sum, in the shape of the input.")
      .Output("mean", "U", "Mean of each row, for training.", kOptional)
      .Output("inv_std_var", "U",
              "Reciprocal root that each row was multiplied with, for training.", kOptional)
      .Output("input_skip_bias_sum", "T", "The sum before normalization.", kOptional)
      .Attr("epsilon", Float(1e-12F), "Keeps the divisor from being zero.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("U", types::kFloat, "The type of statistics.");
}

}  // namespace

void SkipLayerNormalization(History& op) {
  op.Since(1)
      .Doc(
          "Adds a residual and normalizes the sum over the last axis: with `x = input + skip + "
          "bias`, `output = (x - mean) / sqrt(variance + epsilon) * gamma + beta`.")
      .Input("input", "T", "Activations, `[batch, sequence, hidden_size]`.")
      .Input("skip", "T",
             "Residual in that shape, or one for all of the batch, `[1, sequence, hidden_size]` or "
             "`[sequence, hidden_size]`.")
      .Input("gamma", "T", "Factors after normalization, `[hidden_size]`.")
      .Input("beta", "T", "Offsets after normalization, `[hidden_size]`; zero by default.",
             kOptional);
  Sum(op);
}

void SkipSimplifiedLayerNormalization(History& op) {
  op.Since(1)
      .Doc(
          "Adds a residual and divides the sum by its root mean square over the last axis: with `x "
          "= input + skip + bias`, `output = x / sqrt(mean(x^2) + epsilon) * gamma`.")
      .Input("input", "T",
             "Activations, `[batch, sequence, hidden_size]` or `[tokens, hidden_size]`.")
      .Input("skip", "T", "Residual in the shape of the input.")
      .Input("gamma", "T", "Factors after normalization, `[hidden_size]`.");
  Sum(op);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
