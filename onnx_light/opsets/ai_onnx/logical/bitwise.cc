// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// BitwiseAnd, BitwiseOr and BitwiseXor share one history.
void Bitwise(History& op, Text doc, Text result) {
  op.Since(18)
      .Doc(doc)
      .Input("A", "T", "Left integers.", kNonDifferentiable)
      .Input("B", "T", "Right integers; A and B broadcast against each other.", kNonDifferentiable)
      .Output("C", "T", result, kNonDifferentiable)
      .Types("T", types::kIntegers, "Integers; negative ones take part in two's complement.");
}

}  // namespace

void BitwiseAnd(History& op) {
  Bitwise(
      op,
      "Combines the bits of two integer tensors by conjunction, element by element: `C = A & B`.",
      "Integers with the bits that A and B both have, in the shape of the two after broadcasting.");
}

void BitwiseOr(History& op) {
  Bitwise(
      op,
      "Combines the bits of two integer tensors by disjunction, element by element: `C = A | B`.",
      "Integers with the bits that A or B has, in the shape of the two after broadcasting.");
}

void BitwiseXor(History& op) {
  Bitwise(op,
          "Marks the bits in which two integer tensors differ, element by element: `C = A ^ B`.",
          "Integers with the bits that one of A and B has, in the shape of the two after "
          "broadcasting.");
}

void BitwiseNot(History& op) {
  op.Since(18)
      .Doc("Inverts every bit of each integer: `Y = ~X`. For signed integers that is `-X - 1`.")
      .Input("X", "T", "Integers of any shape.", kNonDifferentiable)
      .Output("Y", "T", "Inverted integers, same shape as X.", kNonDifferentiable)
      .Types("T", types::kIntegers, "Signed and unsigned integers.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
