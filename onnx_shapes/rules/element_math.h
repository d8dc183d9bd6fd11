// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on what is known of single elements, as the elementwise operators define it.
//
//   ElementMath math(TensorType::kInt64);
//   math.Add(Element(SymDim("N")), Element(SymDim(2)));      // N+2
//
// An element is a number, an integral expression over symbols, or such an expression divided by a
// number (N / 2, in floating point). A result is stated only where it is exact: a comparison that
// the symbols leave open, an integer that leaves its type or a fraction whose rounding matters
// gives an unknown element. Values; one object serves one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "absl/types/span.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// What is known of one element: `numerator / divisor`, or a number that is no integer.
struct Element {
  SymDim numerator;              ///< Unknown where nothing is known, or `number` is set.
  int64_t divisor = 1;           ///< Positive; other than 1 with a symbolic numerator alone.
  std::optional<double> number;  ///< In floating point, a number with a fraction, NaN or infinite.

  Element() = default;
  explicit Element(SymDim integer) : numerator(std::move(integer)) {}

  /// Returns a floating-point number as an element.
  static Element FromNumber(double x);

  bool IsKnown() const { return number || !numerator.IsUnknown(); }
  /// Returns the element as a number; nullopt where it is symbolic or unknown.
  std::optional<double> Number() const;
  /// Returns whether the element is known to be an integer other than 0, or to be 0.
  bool IsTrue() const { return numerator.IsInt() && numerator.AsInt() != 0; }
  bool IsFalse() const { return numerator.IsInt() && numerator.AsInt() == 0; }
};

using ElementSpan = absl::Span<const Element>;

/// The arithmetic of elements of one type, as the operators define it.
class ElementMath {
 public:
  explicit ElementMath(TensorType type) : type_(type) {}

  Element Add(const Element& a, const Element& b);
  Element Sub(const Element& a, const Element& b);
  Element Mul(const Element& a, const Element& b);
  /// Divides integers towards zero.
  Element Div(const Element& a, const Element& b);
  /// Returns the remainder that has the sign of the divisor.
  Element FloorMod(const Element& a, const Element& b);
  /// Returns the remainder that has the sign of the dividend.
  Element TruncMod(const Element& a, const Element& b);
  Element Max(const Element& a, const Element& b);
  Element Min(const Element& a, const Element& b);
  Element Neg(const Element& a);
  Element Abs(const Element& a);
  Element Sign(const Element& a);
  Element Floor(const Element& a);
  Element Ceil(const Element& a);
  /// Rounds halves to the even neighbour.
  Element Round(const Element& a);
  /// Converts an element of this type; fractions are cut off towards zero.
  Element Cast(const Element& a, TensorType to);

  /// Comparisons; unknown where the symbols leave them open.
  Element Equal(const Element& a, const Element& b);
  Element Less(const Element& a, const Element& b) { return Order(a, b, false); }
  Element LessOrEqual(const Element& a, const Element& b) { return Order(a, b, true); }
  Element Greater(const Element& a, const Element& b) { return Order(b, a, false); }
  Element GreaterOrEqual(const Element& a, const Element& b) { return Order(b, a, true); }
  /// Truth values.
  Element And(const Element& a, const Element& b);
  Element Or(const Element& a, const Element& b);
  Element Xor(const Element& a, const Element& b);
  Element Not(const Element& a);

  /// Returns whether an int64 left its range, which made an element unknown.
  bool overflow() const { return overflow_; }

 private:
  using Optional = std::optional<SymDim>;

  bool IsFloating() const;
  Element Integer(const Optional& value, TensorType type);
  Element Quotient(const Optional& numerator, int64_t divisor);
  Element Sum(const Element& a, const Element& b, bool negate);
  Element Order(const Element& a, const Element& b, bool or_equal);
  Element Extreme(const Element& a, const Element& b, bool largest);
  Element SymbolicQuotient(const Element& a, const Element& b);
  Element Remainder(const Element& a, const Element& b, bool floor);
  /// Returns b - a times a positive number; unknown where it is not exact.
  SymDim Difference(const Element& a, const Element& b);

  TensorType type_;
  bool overflow_ = false;
};

/// Returns whether elements of the type are integers or booleans.
bool IsIntegral(TensorType type);

/// Returns a / b cut off towards zero; unknown for b == 0 or a sign that matters and is not known.
std::optional<SymDim> TruncDiv(const SymDim& a, const SymDim& b);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
