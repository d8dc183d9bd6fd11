// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// Elu, Selu, HardSigmoid and LeakyRelu start alike, each with attributes of its own.
History& Version1(History& op, Text doc, Text input, Text output) {
  return op.Since(1)
      .Doc(doc)
      .Input("X", "T", input)
      .Output("Y", "T", output)
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
}

History& Version6(History& op) {
  return op.Since(6)
      .Input("X", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .DropAttr("consumed_inputs");
}

// The younger ones, which came as functions of other operators.
History& Activation(History& op, int since, types::TypeSet allowed, Text doc, Text input,
                    Text output) {
  return op.Since(since)
      .Doc(doc)
      .Input("X", "T", input, kDifferentiable)
      .Output("Y", "T", output, kDifferentiable)
      .Types("T", allowed, "Floating-point tensors.")
      .Function();
}

}  // namespace

void Elu(History& op) {
  Version1(op,
           "Applies the exponential linear unit to every element: `x` where `x >= 0`, "
           "`alpha * (exp(x) - 1)` where `x < 0`.",
           "Values of either sign.",
           "X with its negative elements bent towards `-alpha`, same shape.")
      .Attr("alpha", Float(1.0F), "Scale of the negative branch, which tends to `-alpha`.");
  Version6(op).Function();
  op.Since(22).Types("T", types::kFloats);
}

void Selu(History& op) {
  Version1(op,
           "Applies the scaled exponential linear unit to every element: `gamma * x` where "
           "`x > 0`, `gamma * alpha * (exp(x) - 1)` elsewhere. With the default constants, "
           "activations of mean 0 and variance 1 tend to keep them from layer to layer.",
           "Weighted sums of a layer.",
           "Activations, none below `-gamma * alpha`; same shape as X.")
      .Attr("alpha", Float(1.6732F), "Scale of the exponential branch.")
      .Attr("gamma", Float(1.0507F), "Scale of the whole function.");
  Version6(op)  // The constants gain digits.
      .Attr("alpha", Float(1.6732632F))
      .Attr("gamma", Float(1.050701F))
      .Function();
  op.Since(22).Types("T", types::kFloats);
}

void HardSigmoid(History& op) {
  Version1(op,
           "Applies a piecewise linear stand-in for the logistic function to every element: "
           "`max(0, min(1, alpha * x + beta))`.",
           "Logits.", "Values in `[0, 1]`, same shape as X.")
      .Attr("alpha", Float(0.2F), "Slope of the middle piece.")
      .Attr("beta", Float(0.5F), "Value of the middle piece at `x = 0`.");
  Version6(op).Function();
  op.Since(22).Types("T", types::kFloats);
}

void LeakyRelu(History& op) {
  Version1(op, "Passes elements of 0 or more unchanged and multiplies negative ones by `alpha`.",
           "Values whose negative part is damped.",
           "X with its negative elements scaled, same shape.")
      .Attr("alpha", Float(0.01F), "Slope for negative elements.");
  Version6(op);
  op.Since(16).Types("T", types::kFloats).Function();
}

void ThresholdedRelu(History& op) {
  Activation(op, 10, types::kFloat16To64,
             "Keeps the elements greater than `alpha` and replaces all others with zero.",
             "Values to filter.", "The values kept, zeros between them; same shape as X.")
      .Attr("alpha", Float(1.0F), "Threshold; an element equal to it becomes zero.");
  op.Since(22).Types("T", types::kFloats);
}

void Celu(History& op) {
  Activation(op, 12, types::kFloat,
             "Applies the continuously differentiable exponential linear unit to every element: "
             "`max(0, x) + min(0, alpha * (exp(x / alpha) - 1))`. Its slope at 0 is 1 for any "
             "`alpha`.",
             "Values to activate.", "Activated values, same shape as X.")
      .Attr("alpha", Float(1.0F),
            "Sets how slowly the negative branch levels off, at `-alpha`; must not be 0.");
  op.Since(28).Types("T", types::kFloats);
}

void HardSwish(History& op) {
  Activation(
      op, 14, types::kFloat16To64,
      "Multiplies every element by a piecewise linear gate: "
      "`x * max(0, min(1, x / 6 + 0.5))`. Up to -3 that is zero, from 3 on it is `x` itself.",
      "Values to gate.", "Gated values, none below `-0.375`; same shape as X.");
  op.Since(22).Types("T", types::kFloats);
}

void Mish(History& op) {
  Activation(op, 18, types::kFloat16To64,
             "Multiplies every element by the hyperbolic tangent of its softplus: "
             "`x * tanh(ln(1 + exp(x)))`. The curve is smooth and dips a little below zero for "
             "negative `x`.",
             "Values `x` of the formula.", "Values of about `-0.309` or more, same shape as X.");
  op.Since(22).Types("T", types::kFloats);
}

void Softplus(History& op) {
  Activation(op, 1, types::kFloat16To64,
             "Computes `ln(1 + exp(x))` for every element, a smooth form of `max(0, x)`.",
             "Values of either sign.", "Values of 0 or more, same shape as X.");
  op.Since(22).Types("T", types::kFloats);
}

void Softsign(History& op) {
  op.Since(1)
      .Doc(
          "Squashes every element into the interval from -1 to 1 by `x / (1 + |x|)`, which "
          "saturates more slowly than the hyperbolic tangent.")
      .Input("input", "T", "Values to squash.", kDifferentiable)
      .Output("output", "T", "Squashed values, same shape as the input.", kDifferentiable)
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .Function();
  op.Since(22).Types("T", types::kFloats);
}

void Gelu(History& op) {
  Activation(op, 20, types::kFloats,
             "Applies the Gaussian error linear unit to every element: "
             "`0.5 * x * (1 + erf(x / sqrt(2)))`, which is `x` times the probability that a "
             "standard normal variable lies below `x`.",
             "Values to weight.", "Values of about `-0.17` or more, same shape as X.")
      .Attr("approximate", Str("none"),
            "`none` for the exact function, `tanh` for "
            "`0.5 * x * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)))`.");
}

void Swish(History& op) {
  Activation(op, 24, types::kFloats,
             "Multiplies every element by its own logistic gate: `x * sigmoid(alpha * x)`. With "
             "`alpha` 1 this is also known as SiLU.",
             "Values to gate.", "Gated values, same shape as X.")
      .Attr("alpha", Float(1.0F), "Steepness of the gate; at 0 the gate is one half everywhere.");
}

void SwiGLU(History& op) {
  op.Since(28)
      .Doc(
          "Multiplies one tensor by the Swish of another, element by element: "
          "`Y = A * sigmoid(alpha * A) * B`. Both have the same shape; nothing is broadcast. A "
          "projection that holds both halves is split before this operator.")
      .Input("A", "T", "Gate, to which Swish is applied.", kDifferentiable)
      .Input("B", "T", "Values that the gate lets through, in the shape of A.", kDifferentiable)
      .Output("Y", "T", "Gated values, in the shape of A.", kDifferentiable)
      .Attr("alpha", Float(1.0F), "Factor of the gate inside the sigmoid.")
      .Types("T", types::kFloats, "Floating-point tensors.")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
