// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void BitShift(History& op) {
  op.Since(11)
      .Doc(
          "Shifts the bits of each integer in X by the number of places in Y. A shift to the left "
          "multiplies by `2^Y` and drops what leaves the type at the top; a shift to the right "
          "divides by `2^Y` and rounds down. The result of shifting by the width of the type or "
          "more is not defined.")
      .Input("X", "T", "Integers to shift.", kNonDifferentiable)
      .Input("Y", "T", "Numbers of places; X and Y broadcast against each other.",
             kNonDifferentiable)
      .Output("Z", "T", "Shifted integers, in the shape that X and Y have after broadcasting.",
              kNonDifferentiable)
      .Attr("direction", Required(AttributeType::STRING),
            "`LEFT` towards the most significant bit, `RIGHT` towards the least significant one.")
      .Types("T", types::kUnsignedIntegers, "Unsigned integers.");
  op.Since(28)  // Signed integers join, and shifts by too many places are defined.
      .Doc(
          "Shifts the bits of each integer in X by the number of places in Y. A shift to the left "
          "fills with zeros and drops what leaves the type at the top, which can change the sign; "
          "a shift to the right fills with the sign bit of signed integers and with zeros "
          "otherwise, so that it divides by `2^Y` and rounds down. Where Y is negative or not "
          "below the width of the type, nothing but the filling remains: -1 for a negative X "
          "shifted to the right, else 0.")
      .Types("T", types::kIntegers, "Signed and unsigned integers.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
