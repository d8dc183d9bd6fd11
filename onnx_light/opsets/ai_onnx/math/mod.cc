// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Mod(History& op) {
  op.Since(10)
      .Doc(
          "Computes the remainder of a division, element by element. With `fmod` 0 it has the sign "
          "of the divisor, as `%` in Python: `-7` by 3 leaves 2. With `fmod` 1 it has the sign of "
          "the dividend, as `fmod` in C: `-7` by 3 leaves -1. Floating-point tensors need `fmod` "
          "1; there a divisor of zero gives NaN. Dividing an integer by zero is undefined.")
      .Input("A", "T", "Dividends.")
      .Input("B", "T", "Divisors; A and B broadcast against each other.")
      .Output("C", "T", "Remainders, in the shape that A and B have after broadcasting.")
      .Attr("fmod", Int(0), "0 for the sign of the divisor, 1 for that of the dividend.")
      .Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(13)
      .Input("A", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kNonDifferentiable)
      .Output("C", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
  op.Since(28)  // Either kind of remainder is there for all types.
      .Doc(
          "Computes the remainder of a division, element by element: `A - q * B` for a whole "
          "quotient `q`. With `fmod` 0 `q` is `floor(A / B)`, so that remainders have the sign of "
          "B; with `fmod` 1 it is `A / B` cut off towards zero, so that they have the sign of A. "
          "In floating point, NaN comes from a NaN, an infinite dividend or a divisor of zero, "
          "and zeros carry the sign of B with `fmod` 0. A finite dividend other than 0 by an "
          "infinite divisor "
          "remains itself, except that with `fmod` 0 one of the other sign gives the divisor. "
          "Dividing an integer by zero is undefined.")
      .Attr("fmod", Int(0), "0 rounds the quotient down, 1 towards zero.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
