// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// The circular functions came with version 7, the hyperbolic ones with 9. Tanh is older: unary.cc.
void Trigonometric(History& op, int since, Text doc, Text input, Text output) {
  op.Since(since)
      .Doc(doc)
      .Input("input", "T", input, kDifferentiable)
      .Output("output", "T", output, kDifferentiable)
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace

void Acos(History& op) {
  Trigonometric(
      op, 7,
      "Computes the arc cosine of every element, the inverse of the cosine. Values outside "
      "`[-1, 1]` become NaN.",
      "Cosines, in `[-1, 1]`.", "Angles in radians, in `[0, pi]`; same shape as the input.");
}

void Acosh(History& op) {
  Trigonometric(op, 9,
                "Computes the inverse hyperbolic cosine of every element, `ln(x + sqrt(x^2 - 1))`. "
                "Values below 1 become NaN.",
                "Hyperbolic cosines, 1 or more.",
                "The non-negative arguments with those cosines, same shape as the input.");
}

void Asin(History& op) {
  Trigonometric(op, 7,
                "Computes the arc sine of every element, the inverse of the sine. Values outside "
                "`[-1, 1]` become NaN.",
                "Sines, in `[-1, 1]`.",
                "Angles in radians, in `[-pi/2, pi/2]`; shaped like the input.");
}

void Asinh(History& op) {
  Trigonometric(
      op, 9,
      "Computes the inverse hyperbolic sine of every element, `ln(x + sqrt(x^2 + 1))`; it "
      "is defined everywhere.",
      "Hyperbolic sines, any value.",
      "The arguments with those hyperbolic sines, one for each element.");
}

void Atan(History& op) {
  Trigonometric(op, 7,
                "Computes the arc tangent of every element, the inverse of the tangent. Infinities "
                "map to `-pi/2` and `pi/2`.",
                "Tangents, any value.",
                "Angles in radians, in `[-pi/2, pi/2]`; one for each tangent.");
}

void Atanh(History& op) {
  Trigonometric(op, 9,
                "Computes the inverse hyperbolic tangent of every element, "
                "`ln((1 + x) / (1 - x)) / 2`. -1 and 1 become infinities, values beyond them NaN.",
                "Hyperbolic tangents, in `[-1, 1]`.",
                "The arguments with those hyperbolic tangents, shaped like the input.");
}

void Cos(History& op) {
  Trigonometric(op, 7, "Computes the cosine of every element. Infinities become NaN.",
                "Angles in radians.", "Cosines, in `[-1, 1]`; same shape as the angles.");
}

void Cosh(History& op) {
  Trigonometric(op, 9,
                "Computes the hyperbolic cosine of every element, `(exp(x) + exp(-x)) / 2`. Where "
                "that exceeds the range of the type, it becomes infinity.",
                "Arguments, any value.",
                "Hyperbolic cosines, 1 or more; same shape as the arguments.");
}

void Sin(History& op) {
  Trigonometric(op, 7, "Computes the sine of every element. Infinities become NaN.",
                "Angles, measured in radians.", "Sines, in `[-1, 1]`, one for each angle.");
}

void Sinh(History& op) {
  Trigonometric(
      op, 9,
      "Computes the hyperbolic sine of every element, `(exp(x) - exp(-x)) / 2`. Beyond the "
      "range of the type it becomes an infinity of the sign of `x`.",
      "Arguments of either sign.", "Hyperbolic sines, same shape as the arguments.");
}

void Tan(History& op) {
  Trigonometric(op, 7,
                "Computes the tangent of every element, `sin(x) / cos(x)`. It grows without bound "
                "near odd multiples of `pi/2`; infinities become NaN.",
                "Angles, given in radians.", "Tangents, same shape as the angles.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
