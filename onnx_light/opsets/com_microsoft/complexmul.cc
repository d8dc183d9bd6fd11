// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

void Multiply(History& op, Text doc) {
  op.Since(1)
      .Doc(doc)
      .Input("A", "T", "Left factors.")
      .Input("B", "T", "Right factors; both sides broadcast.")
      .Output("C", "T", "Products.")
      .Types("T", types::kFloat16To64, "The type of real and imaginary parts.");
}

}  // namespace

void ComplexMul(History& op) {
  Multiply(op,
           "Multiplies complex numbers element by element. They are stored as pairs of real and "
           "imaginary part along the last axis.");
}

void ComplexMulConj(History& op) {
  Multiply(op,
           "Multiplies complex numbers by the conjugates of others, element by element: "
           "`C = A * conj(B)`. Real and imaginary parts take turns along the last axis.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
