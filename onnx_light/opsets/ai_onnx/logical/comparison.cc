// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// The first two versions of Equal, Greater and Less, which share all but the types.
void Comparison(History& op, Text doc, Text result, types::TypeSet operands, Text operands_text) {
  op.Since(1)
      .Doc(doc)
      .Input("A", "T", "Left operand.")
      .Input("B", "T", "Right operand; with `broadcast` it may have fewer dimensions than A.")
      .Output("C", "T1", result)
      .Attr("axis", NoDefault(AttributeType::INT),
            "Dimension of A that the first one of B lies under; by default B lies under the last "
            "ones.")
      .Attr("broadcast", Int(0),
            "1 repeats B along the dimensions of A it lacks, 0 compares equal shapes alone.")
      .Types("T", operands, operands_text)
      .Types("T1", types::kBool, "Boolean results.");
  op.Since(7)  // Both sides stretch now, by the rules of NumPy.
      .Input("B", "T", "Right operand; A and B broadcast against each other.")
      .DropAttr("axis")
      .DropAttr("broadcast");
}

// States the differentiability that version 13 of the three brought.
History& Undifferentiable(History& op) {
  return op.Input("A", "T", nullptr, kNonDifferentiable)
      .Input("B", "T", nullptr, kNonDifferentiable)
      .Output("C", "T1", nullptr, kNonDifferentiable);
}

void Ordering(History& op, Text doc, Text result) {
  Comparison(op, doc, result, types::kFloat16To64, "Floating-point operands.");
  op.Since(9).Types("T", types::kNumeric, "Numeric operands.");
  Undifferentiable(op.Since(13)).Types("T", types::kNumeric | types::kBfloat16);
}

void OrderingOrEqual(History& op, Text doc, Text result) {
  op.Since(12)
      .Doc(doc)
      .Input("A", "T", "Left operand.", kNonDifferentiable)
      .Input("B", "T", "Right operand; A and B broadcast against each other.", kNonDifferentiable)
      .Output("C", "T1", result, kNonDifferentiable)
      .Types("T", types::kNumeric, "Numeric operands.")
      .Types("T1", types::kBool, "Boolean results.")
      .Function();
  op.Since(16).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace

void Equal(History& op) {
  Comparison(op, "Tells element by element whether two tensors hold the same value: `C = A == B`.",
             "True where the operands are equal, in the shape of the two after broadcasting.",
             types::kIndices | types::kBool, "Integers or booleans.");
  op.Since(11)
      .Doc(
          "Tells element by element whether two tensors hold the same value: `C = A == B`. A NaN "
          "equals nothing, not even itself, while the two zeros are equal.")
      .Types("T", types::kNumeric | types::kBool, "Numbers or booleans.");
  Undifferentiable(op.Since(13)).Types("T", types::kNumeric | types::kBool | types::kBfloat16);
  op.Since(19).Types("T", types::kTensorsIr4 - types::kComplex, "Numbers, booleans or strings.");
}

void Greater(History& op) {
  Ordering(op,
           "Tells element by element where the first tensor exceeds the second: `C = A > B`. A "
           "comparison with NaN is false.",
           "True where A is the larger one, in the shape of the two after broadcasting.");
}

void Less(History& op) {
  Ordering(op,
           "Tells element by element where the first tensor stays below the second: `C = A < B`. A "
           "comparison with NaN is false.",
           "True where A is the smaller one, in the shape of the two after broadcasting.");
}

void GreaterOrEqual(History& op) {
  OrderingOrEqual(
      op,
      "Tells element by element where the first tensor is at least the second: `C = A >= B`. It is "
      "the disjunction of Greater and Equal, and so false for NaN.",
      "True where A is larger than B or equal to it, in the shape of the two after broadcasting.");
}

void LessOrEqual(History& op) {
  OrderingOrEqual(
      op,
      "Tells element by element where the first tensor is at most the second: `C = A <= B`. It is "
      "the disjunction of Less and Equal, and so false for NaN.",
      "True where A is smaller than B or equal to it, in the shape of the two after broadcasting.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
