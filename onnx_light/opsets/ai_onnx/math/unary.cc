// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

struct Names {
  const char* input;
  const char* output;
};
constexpr Names kXy = {"X", "Y"};
constexpr Names kWords = {"input", "output"};

// The functions of one tensor that were there from the beginning. The flags say whether version 13,
// which brings bfloat16, states them to be differentiable; the integers came with version 6.
void Unary(History& op, const Names& names, core::schema::ParameterFlags flags, Text doc,
           Text input, Text output, types::TypeSet integers = {}, Text with_integers = nullptr) {
  op.Since(1)
      .Doc(doc)
      .Input(names.input, "T", input)
      .Output(names.output, "T", output)
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6).DropAttr("consumed_inputs").Types("T", types::kFloat16To64 | integers, with_integers);
  op.Since(13)
      .Input(names.input, "T", nullptr, flags)
      .Output(names.output, "T", nullptr, flags)
      .Types("T", types::kFloats | integers);
}

}  // namespace

void Abs(History& op) {
  Unary(op, kXy, kDifferentiable,
        "Computes the absolute value of every element, `|x|`. The smallest value of a signed "
        "integer type has none in that type; what it gives is undefined.",
        "Values of either sign.", "Magnitudes, same shape as X.", types::kIntegers,
        "Numeric tensors; unsigned integers pass unchanged.");
}

void Neg(History& op) {
  Unary(op, kXy, kDifferentiable,
        "Flips the sign of every element, `y = -x`. The smallest value of an integer type has "
        "no counterpart in that type; what it gives is undefined.",
        "Values to negate.", "The negated values, same shape as X.", types::kSignedIntegers,
        "Tensors of types with a sign.");
}

void Sign(History& op) {
  op.Since(9)
      .Doc(
          "Tells the sign of every element: 1 for positive ones, -1 for negative ones, 0 for zeros "
          "of either sign. What NaN gives is not stated.")
      .Input("input", "T", "Values whose sign is wanted.")
      .Output("output", "T", "-1, 0 or 1 in the type of the input, one for each element.")
      .Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(13)
      .Input("input", "T", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kNonDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
}

void Ceil(History& op) {
  Unary(op, kXy, kNonDifferentiable,
        "Rounds every element up to the nearest whole number not below it. Whole numbers, zeros of "
        "either sign, infinities and NaN stay as they are.",
        "Values to round up.", "Whole numbers in the type of X, same shape.");
}

void Floor(History& op) {
  Unary(op, kXy, kNonDifferentiable,
        "Rounds every element down to the nearest whole number not above it. Whole numbers, zeros "
        "of either sign, infinities and NaN stay as they are.",
        "Values to round down.", "Whole numbers, in the type and shape of X.");
}

void Round(History& op) {
  op.Since(11)
      .Doc(
          "Rounds every element to the nearest whole number; one that lies halfway goes to the "
          "even "
          "neighbour, so `2.5` gives 2 and `-1.5` gives -2. Whole numbers, zeros of either sign, "
          "infinities and NaN stay as they are.")
      .Input("X", "T", "Values to round.", kNonDifferentiable)
      .Output("Y", "T", "Rounded values, still floating point, same shape as X.",
              kNonDifferentiable)
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

void Exp(History& op) {
  Unary(op, kWords, kDifferentiable,
        "Computes the exponential function of every element, `e^x`. Results too large for the type "
        "become infinity, results too small zero.",
        "Exponents.", "Powers of `e`, never negative; same shape as the exponents.");
}

void Log(History& op) {
  Unary(op, kWords, kDifferentiable,
        "Computes the natural logarithm of every element. Zero becomes minus infinity, negative "
        "values NaN.",
        "Values of 0 or more.", "Logarithms to the base `e`, same shape as the input.");
}

void Sqrt(History& op) {
  Unary(op, kXy, kDifferentiable,
        "Computes the square root of every element. Negative values become NaN.",
        "Radicands, 0 or more.", "The non-negative roots, same shape as X.");
}

void Reciprocal(History& op) {
  Unary(op, kXy, kDifferentiable,
        "Computes the reciprocal of every element, `1 / x`. Zero becomes an infinity of its sign.",
        "Denominators.", "The quotients `1 / x`, same shape as X.");
}

void Erf(History& op) {
  op.Since(9)
      .Doc(
          "Computes the error function of every element, `2 / sqrt(pi)` times the integral of "
          "`exp(-t^2)` for `t` from 0 to `x`.")
      .Input("input", "T", "Upper limits `x` of the integral.")
      .Output("output", "T", "Values in `[-1, 1]`, odd in `x`; same shape as the input.")
      .Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(13)  // Integers, of no use here, are gone.
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kFloats, "Floating-point tensors.");
}

void Sigmoid(History& op) {
  Unary(
      op, kXy, kDifferentiable,
      "Applies the logistic function to every element, `1 / (1 + exp(-x))`, which rises from 0 to "
      "1 and is `0.5` at 0.",
      "Logits.", "Values in `[0, 1]`, same shape as X.");
}

void Tanh(History& op) {
  Unary(op, kWords, kDifferentiable,
        "Computes the hyperbolic tangent of every element, "
        "`(exp(x) - exp(-x)) / (exp(x) + exp(-x))`; large magnitudes saturate.",
        "Arguments, unbounded.", "Hyperbolic tangents, in `[-1, 1]`; same shape as the arguments.");
}

void Relu(History& op) {
  Unary(op, kXy, kDifferentiable,
        "Replaces negative elements with zero, `max(0, x)`: the rectified linear unit. NaN stays "
        "NaN.",
        "Values before activation.", "Values after activation, none below 0; same shape as X.");
  op.Since(14)
      .Types("T", types::kFloats | types::kSignedIntegers, "Tensors of types with a sign.")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
