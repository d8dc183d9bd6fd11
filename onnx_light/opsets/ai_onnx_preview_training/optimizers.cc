// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_preview_training/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training {
namespace {

// Adagrad, Adam and Momentum differ in what they keep for each tensor.
History& Optimizer(History& op, Text doc, Text inputs, Text outputs) {
  return op.Since(1)
      .Doc(doc)
      .Input("R", "T1", "Learning rate, a scalar.")
      .Input("T", "T2", "Number of updates made so far, a scalar.")
      .Input("inputs", "T3", inputs, kVariadic | kHeterogeneous)
      .Output("outputs", "T3", outputs, kVariadic | kHeterogeneous)
      .Types("T1", types::kFloat32To64, "The type of the learning rate.")
      .Types("T2", types::kInt64, "The type of the update count.")
      .Types("T3", types::kFloat32To64, "Tensors of parameters, gradients and accumulators.");
}

}  // namespace

void Adagrad(History& op) {
  Optimizer(op,
            "Makes one step of AdaGrad, which slows down where gradients have been large. For each "
            "tensor X with gradient G and sum of squares H: `g = G + norm_coefficient * X`, "
            "`H' = H + g * g`, "
            "`X' = X - R / (1 + T * decay_factor) * g / (sqrt(H') + epsilon)`.",
            "All tensors X to train, then all gradients G, then all sums H.",
            "All new tensors X', then all new sums H'.")
      .Attr("decay_factor", Float(0.0F),
            "How fast the learning rate shrinks with the update count; 0 keeps it.")
      .Attr("epsilon", Float(1e-06F), "Keeps the divisor from being zero.")
      .Attr("norm_coefficient", Float(0.0F),
            "Weight of the penalty `0.5 * |X|^2` on large parameters; 0 for none.");
}

void Adam(History& op) {
  Optimizer(op,
            "Makes one step of Adam, which scales a running mean of gradients by that of their "
            "squares. For each tensor X with gradient G and means V and H: "
            "`g = G + norm_coefficient * X`, `V' = alpha * V + (1 - alpha) * g`, "
            "`H' = beta * H + (1 - beta) * g * g`, "
            "`X' = (1 - norm_coefficient_post) * (X - r * V' / (sqrt(H') + epsilon))`. The rate is "
            "`r = R * sqrt(1 - beta^T) / (1 - alpha^T)`, or R itself in the first step, `T = 0`.",
            "All tensors X to train, then all gradients G, all means V, all means H.",
            "All new tensors X', then all new means V', then all new means H'.")
      .Attr("alpha", Float(0.9F), "Share of the old mean V that is kept.")
      .Attr("beta", Float(0.999F), "Share of the old mean of squares H that is kept.")
      .Attr("epsilon", Float(1e-06F), "Keeps the divisor from being zero.")
      .Attr("norm_coefficient", Float(0.0F),
            "Weight of the penalty `0.5 * |X|^2` in the gradient; 0 for none.")
      .Attr("norm_coefficient_post", Float(0.0F),
            "Share by which the updated tensor shrinks; 0 for none.");
}

void Momentum(History& op) {
  Optimizer(op,
            "Makes one step of gradient descent with momentum. For each tensor X with gradient G "
            "and momentum V: `g = G + norm_coefficient * X`, `V' = alpha * V + b * g`, where `b` "
            "is `beta`, or 1 in the first step, `T = 0`. Then `X' = X - R * V'`, or by Nesterov "
            "`X' = X - R * (g + alpha * V')`.",
            "All tensors X to train, then all gradients G, then all momenta V.",
            "All new tensors X', then all new momenta V'.")
      .Attr("alpha", Required(AttributeType::FLOAT), "Share of the old momentum that is kept.")
      .Attr("beta", Required(AttributeType::FLOAT), "Weight of the gradient in the new momentum.")
      .Attr("mode", Required(AttributeType::STRING), "`standard` or `nesterov`.")
      .Attr("norm_coefficient", Required(AttributeType::FLOAT),
            "Weight of the penalty `0.5 * |X|^2` in the gradient; 0 for none.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training
