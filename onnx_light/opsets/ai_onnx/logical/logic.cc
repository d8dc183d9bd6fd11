// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// And, Or and Xor share one history.
void Logic(History& op, Text doc, Text result) {
  op.Since(1)
      .Doc(doc)
      .Input("A", "T", "Left truth values.")
      .Input("B", "T",
             "Right truth values; with `broadcast` they may have fewer dimensions than A.")
      .Output("C", "T1", result)
      .Attr("axis", NoDefault(AttributeType::INT),
            "Dimension of A that the first one of B is matched with; without it the last "
            "dimensions of both are.")
      .Attr("broadcast", Int(0),
            "1 repeats B along the dimensions it lacks, 0 demands equal shapes.")
      .Types("T", types::kBool, "Boolean operands.")
      .Types("T1", types::kBool, "Boolean results.");
  op.Since(7)  // Both sides stretch now, by the rules of NumPy.
      .Input("A", "T", nullptr, kNonDifferentiable)
      .Input("B", "T", "Right truth values; A and B broadcast against each other.",
             kNonDifferentiable)
      .Output("C", "T1", nullptr, kNonDifferentiable)
      .DropAttr("axis")
      .DropAttr("broadcast");
}

}  // namespace

void And(History& op) {
  Logic(op, "Computes the conjunction `C = A && B` element by element.",
        "True where A and B both are, in the shape of the two after broadcasting.");
}

void Or(History& op) {
  Logic(op, "Computes the disjunction `C = A || B` element by element.",
        "False where A and B both are and true elsewhere, in the shape of the two after "
        "broadcasting.");
}

void Xor(History& op) {
  Logic(op, "Computes the exclusive disjunction `C = A != B` of truth values element by element.",
        "True where exactly one of A and B is, in the shape of the two after broadcasting.");
}

void Not(History& op) {
  op.Since(1)
      .Doc("Negates truth values element by element: `Y = !X`.")
      .Input("X", "T", "Truth values of any shape.", kNonDifferentiable)
      .Output("Y", "T", "True where X is false, same shape as X.", kNonDifferentiable)
      .Types("T", types::kBool, "Boolean tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
