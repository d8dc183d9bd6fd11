// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

constexpr types::TypeSet kNumericAndBfloat16 = types::kNumeric32To64 | types::kBfloat16;
constexpr types::TypeSet kNumericAndBytes = types::kNumeric32To64 | types::kBytes;

// Versions 1 and 11 of every reduction.
void AxesAsAttribute(History& op, Text doc, Text reduced) {
  op.Since(1)
      .Doc(doc)
      .Input("data", "T", "Tensor to reduce, of any rank; a scalar counts as a single element.")
      .Output("reduced", "T", reduced)
      .Attr("axes", NoDefault(AttributeType::INTS),
            "Dimensions to reduce, counted from 0; without the attribute all are reduced.")
      .Attr("keepdims", Int(1),
            "1 leaves each reduced dimension in place with size 1, 0 removes it from the shape.")
      .Types("T", types::kNumeric32To64,
             "Numeric tensors other than those of 8 and 16-bit integers.");
  op.Since(11).Attr("axes", NoDefault(AttributeType::INTS),
                    "Dimensions to reduce, each in `[-rank, rank - 1]`, a negative one counted "
                    "from the last; without the attribute all are reduced.");
}

// Makes the current version differentiable, as version 13 is.
void Differentiable(History& op, types::TypeSet types) {
  op.Input("data", "T", nullptr, kDifferentiable)
      .Output("reduced", "T", nullptr, kDifferentiable)
      .Types("T", types);
}

// Turns the axes of the current version from an attribute into an input, so that a graph may
// compute them.
void AxesAsInput(History& op, Text noop_with_empty_axes) {
  op.Input("axes", "tensor(int64)",
           "List of the dimensions to reduce, each in `[-rank, rank - 1]`; where it is absent or "
           "empty, `noop_with_empty_axes` decides.",
           kOptional | kNonDifferentiable)
      .DropAttr("axes")
      .Attr("noop_with_empty_axes", Int(0), noop_with_empty_axes);
}

void Reduction(History& op, Text doc, Text reduced, Text noop_with_empty_axes) {
  AxesAsAttribute(op, doc, reduced);
  Differentiable(op.Since(13), kNumericAndBfloat16);
  AxesAsInput(op.Since(18), noop_with_empty_axes);
}

void Extremum(History& op, Text doc, Text doc_with_bool, Text reduced) {
  AxesAsAttribute(op, doc, reduced);
  op.Since(12).Types("T", kNumericAndBytes, "Numeric tensors other than those of 16-bit integers.");
  Differentiable(op.Since(13), kNumericAndBytes | types::kBfloat16);
  AxesAsInput(
      op.Since(18),
      "What no axes mean: 0 takes all dimensions together, 1 takes none and copies the input.");
  op.Since(20)
      .Doc(doc_with_bool)
      .Types("T", kNumericAndBytes | types::kBfloat16 | types::kBool,
             "Numeric tensors other than those of 16-bit integers, and boolean ones.");
}

}  // namespace

void ReduceSum(History& op) {
  AxesAsAttribute(op,
                  "Adds up the elements along the given dimensions. The sum of no elements, which "
                  "a dimension of size 0 leads to, is 0.",
                  "Sums, one for each position in the dimensions that remain.");
  // Five versions ahead of the other reductions, this one takes computed axes.
  Differentiable(op.Since(13), kNumericAndBfloat16);
  AxesAsInput(op,
              "Says how a missing or empty `axes` is read: 0 sums over every dimension, 1 over "
              "none, which returns the input as it is.");
}

void ReduceMean(History& op) {
  Reduction(op,
            "Averages the elements along the given dimensions: their sum divided by their number. "
            "Over a dimension of size 0 the average is undefined; an average of integers is "
            "rounded in a way that is not specified.",
            "Averages, one for each position in the dimensions that remain.",
            "Says how a missing or empty `axes` is read: 0 averages over every dimension, 1 over "
            "none, which returns the input unchanged.");
}

void ReduceProd(History& op) {
  Reduction(op,
            "Multiplies the elements along the given dimensions with each other. The product of no "
            "elements is 1.",
            "Products, one for each position in the dimensions that remain.",
            "Without axes, 0 multiplies all elements of the tensor, while 1 multiplies nothing and "
            "hands the input on.");
}

void ReduceL1(History& op) {
  Reduction(op,
            "Computes the L1 norm, `sum(|x|)`, of the elements along the given dimensions; it is 0 "
            "where there are none.",
            "Norms, never negative, one for each position in the dimensions that remain.",
            "Without axes, 0 yields the norm of the whole tensor; 1 sums nothing and yields `|x|` "
            "for every element.");
  op.Function();
}

void ReduceL2(History& op) {
  Reduction(op,
            "Computes the Euclidean norm, `sqrt(sum(x * x))`, of the elements along the given "
            "dimensions; it is 0 where there are none.",
            "Lengths, never negative, one for each position in the dimensions that remain.",
            "Without axes, 0 yields the length of the tensor seen as one vector; 1 sums nothing, "
            "so that every element becomes `sqrt(x * x)`.");
  op.Function();
}

void ReduceSumSquare(History& op) {
  Reduction(op,
            "Adds up the squares of the elements along the given dimensions, `sum(x * x)`; without "
            "elements the result is 0.",
            "Sums of squares, one for each position in the dimensions that remain.",
            "Without axes, 0 sums the squares of all elements; 1 only squares each of them.");
  op.Function();
}

void ReduceLogSum(History& op) {
  Reduction(op,
            "Takes the natural logarithm of the sum of the elements along the given dimensions, "
            "`log(sum(x))`. No elements give minus infinity, a negative sum NaN; integers cannot "
            "express either and have an undefined result there.",
            "Logarithms of the sums, one for each position in the dimensions that remain.",
            "Without axes, 0 takes the logarithm of the sum of all elements, 1 that of each "
            "element by itself.");
  op.Function();
  op.Since(28).Types("T", types::kFloats, "Floating-point tensors.");
}

void ReduceLogSumExp(History& op) {
  Reduction(op,
            "Computes `log(sum(exp(x)))` over the elements along the given dimensions, a smooth "
            "stand-in for their maximum. No elements give minus infinity, which is undefined for "
            "integers; subtracting the maximum before `exp` and adding it afterwards keeps large "
            "elements from overflowing.",
            "Results of the logarithm, one for each position in the dimensions that remain.",
            "Without axes, 0 combines all elements into one; 1 leaves `log(exp(x))`, which is the "
            "input again.");
  op.Function();
  op.Since(28).Types("T", types::kFloats, "Floating-point tensors.");
}

void ReduceMax(History& op) {
  Extremum(op,
           "Finds the largest of the elements along the given dimensions. With no elements it is "
           "minus infinity, or the smallest value of the type where that has no infinity.",
           "Finds the largest of the elements along the given dimensions; true counts as larger "
           "than false. With no elements it is minus infinity, or the smallest value of the type "
           "where that has no infinity.",
           "Maxima, one for each position in the dimensions that remain.");
}

void ReduceMin(History& op) {
  Extremum(op,
           "Finds the smallest of the elements along the given dimensions. With no elements it is "
           "plus infinity, or the largest value of the type where that has no infinity.",
           "Finds the smallest of the elements along the given dimensions; false counts as smaller "
           "than true. With no elements it is plus infinity, or the largest value of the type "
           "where that has no infinity.",
           "Minima, one for each position in the dimensions that remain.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
