// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// Add, Sub, Mul and Div share one history.
void Arithmetic(History& op, Text doc, Text result) {
  op.Since(1)
      .Doc(doc)
      .Input("A", "T", "Left operand.")
      .Input("B", "T", "Right operand; with `broadcast` it may have fewer dimensions than A.")
      .Output("C", "T", result)
      .Attr("axis", NoDefault(AttributeType::INT),
            "Dimension of A at which those of B start; by default B ends where A ends.")
      .Attr("broadcast", Int(0), "1 lets B be stretched to the shape of A, 0 needs equal shapes.")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6).DropAttr("consumed_inputs").Types("T", types::kNumeric32To64, "Numeric tensors.");
  op.Since(7)  // Both sides stretch now, by the rules of NumPy.
      .Input("B", "T", "Right operand; A and B broadcast against each other.")
      .DropAttr("axis")
      .DropAttr("broadcast");
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Output("C", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64 | types::kBfloat16);
  op.Since(14).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace

void Add(History& op) {
  Arithmetic(op, "Adds two tensors element by element: `C = A + B`.",
             "The sums, in the shape that A and B have after broadcasting.");
}

void Sub(History& op) {
  Arithmetic(op, "Subtracts the second tensor from the first element by element: `C = A - B`.",
             "The differences, in the shape that A and B have after broadcasting.");
}

void Mul(History& op) {
  Arithmetic(op, "Multiplies two tensors element by element: `C = A * B`.",
             "The products, in the shape that A and B have after broadcasting.");
}

void Div(History& op) {
  Arithmetic(op,
             "Divides the first tensor by the second element by element: `C = A / B`. Integers are "
             "divided towards zero; dividing an integer by zero is undefined.",
             "The quotients, in the shape that A and B have after broadcasting.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
