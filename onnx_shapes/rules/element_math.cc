// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/element_math.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

#include "onnx_light/core/symbolic/sym_expr.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

namespace symbolic = core::symbolic;

// A float holds integers up to 2^24, a double up to 2^53. Sizes are taken to stay below that, their
// products and large multiples are not.
constexpr int64_t kMaxFloatFactor = 256;
constexpr int64_t kMaxDivisor = 1024;
constexpr double kMaxExactDouble = 9007199254740992.0;

struct Range {
  int64_t least;
  int64_t most;
};

template <typename T>
constexpr Range RangeOf() {
  return {std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
}

// The integers of a type as far as they fit int64; nullopt for other types.
std::optional<Range> IntegerRange(TensorType type) {
  switch (type) {
    case TensorType::kBool:
      return Range{0, 1};
    case TensorType::kInt2:
      return Range{-2, 1};
    case TensorType::kUint2:
      return Range{0, 3};
    case TensorType::kInt4:
      return Range{-8, 7};
    case TensorType::kUint4:
      return Range{0, 15};
    case TensorType::kInt8:
      return RangeOf<int8_t>();
    case TensorType::kUint8:
      return RangeOf<uint8_t>();
    case TensorType::kInt16:
      return RangeOf<int16_t>();
    case TensorType::kUint16:
      return RangeOf<uint16_t>();
    case TensorType::kInt32:
      return RangeOf<int32_t>();
    case TensorType::kUint32:
      return RangeOf<uint32_t>();
    case TensorType::kInt64:
      return RangeOf<int64_t>();
    case TensorType::kUint64:
      return Range{0, INT64_MAX};
    default:
      return std::nullopt;
  }
}

// A number as a floating-point type stores it.
Element Rounded(double x, TensorType type) {
  if (type == TensorType::kFloat && std::isfinite(x)) {
    if (std::fabs(x) > FLT_MAX) return Element();
    return Element::FromNumber(static_cast<double>(static_cast<float>(x)));
  }
  return Element::FromNumber(x);
}

bool IsPowerOfTwo(int64_t divisor) { return (divisor & (divisor - 1)) == 0; }

// An element as numerator and divisor where it is exact in every floating-point type: a number with
// a short fraction in binary. Dividing by 3, say, rounds; what follows from it is not exact.
Element Exact(const Element& a) {
  if (!a.number) return IsPowerOfTwo(a.divisor) ? a : Element();
  for (int64_t divisor = 2; divisor <= kMaxDivisor; divisor *= 2) {
    const double scaled = *a.number * static_cast<double>(divisor);
    if (scaled == std::floor(scaled) && std::fabs(scaled) <= kMaxFloatFactor) {
      Element element(SymDim(static_cast<int64_t>(scaled)));
      element.divisor = divisor;
      return element;
    }
  }
  return Element();
}

std::optional<SymDim> Negated(const SymDim& value) { return symbolic::Sub(SymDim(0), value); }

bool IsAtMost(const SymDim& value, int64_t bound) {
  const auto distance = symbolic::Sub(SymDim(bound), value);
  return distance && symbolic::IsAtLeast(*distance, 0);
}

Element Truth(bool value) { return Element(SymDim(value ? 1 : 0)); }

}  // namespace

Element Element::FromNumber(double x) {
  if (x == std::floor(x) && std::fabs(x) <= kMaxExactDouble) {
    return Element(SymDim(static_cast<int64_t>(x)));
  }
  Element element;
  element.number = x;
  return element;
}

std::optional<double> Element::Number() const {
  if (number) return number;
  if (!numerator.IsInt()) return std::nullopt;
  return static_cast<double>(numerator.AsInt());
}

bool IsIntegral(TensorType type) { return IntegerRange(type).has_value(); }

std::optional<SymDim> TruncDiv(const SymDim& a, const SymDim& b) {
  if (a.IsUnknown() || b.IsUnknown() || (b.IsInt() && b.AsInt() == 0)) return SymDim();
  if (auto exact = symbolic::ExactDiv(a, b)) return exact;
  if (symbolic::IsAtLeast(a, 0) && symbolic::IsAtLeast(b, 0)) return symbolic::FloorDiv(a, b);
  const auto negative = Negated(a);
  if (!negative) return std::nullopt;
  if (!b.IsInt()) return SymDim();
  if (b.AsInt() < 0) {
    const auto positive = Negated(b);
    return positive ? TruncDiv(*negative, *positive) : std::nullopt;
  }
  // The quotient of what is above 0, less that of what is below; either may be known to be 0.
  const auto up = symbolic::Max(a, SymDim(0));
  const auto down = symbolic::Max(*negative, SymDim(0));
  if (!up || !down) return std::nullopt;
  const auto above =
      IsAtMost(a, b.AsInt() - 1) ? std::optional(SymDim(0)) : symbolic::FloorDiv(*up, b);
  const auto below =
      IsAtMost(*negative, b.AsInt() - 1) ? std::optional(SymDim(0)) : symbolic::FloorDiv(*down, b);
  return above && below ? symbolic::Sub(*above, *below) : std::nullopt;
}

bool ElementMath::IsFloating() const {
  return type_ == TensorType::kFloat || type_ == TensorType::kDouble;
}

Element ElementMath::Integer(const Optional& value, TensorType type) {
  const auto range = IntegerRange(type);
  if (!range) return Element();
  if (!value) {
    overflow_ = overflow_ || type == TensorType::kInt64;
    return Element();
  }
  if (value->IsInt()) {
    const int64_t number = value->AsInt();
    return number >= range->least && number <= range->most ? Element(*value) : Element();
  }
  // Sizes fit 32 bits; in fewer they may wrap around, as negative values do without a sign.
  if (range->most < INT32_MAX) return Element();
  return range->least < 0 || symbolic::IsAtLeast(*value, 0) ? Element(*value) : Element();
}

Element ElementMath::Quotient(const Optional& numerator, int64_t divisor) {
  if (!numerator || numerator->IsUnknown()) return Element();
  if (numerator->IsInt()) {
    return Rounded(static_cast<double>(numerator->AsInt()) / static_cast<double>(divisor), type_);
  }
  Element result(*numerator);
  result.divisor = divisor;
  while (result.divisor % 2 == 0) {
    auto half = symbolic::ExactDiv(result.numerator, SymDim(2));
    if (!half) break;
    result.numerator = std::move(*half);
    result.divisor /= 2;
  }
  if (auto whole = symbolic::ExactDiv(result.numerator, SymDim(result.divisor))) {
    return Element(std::move(*whole));
  }
  return result.divisor <= kMaxDivisor ? result : Element();
}

Element ElementMath::Sum(const Element& a, const Element& b, bool negate) {
  if (!a.IsKnown() || !b.IsKnown()) return Element();
  if (!IsFloating()) {
    return Integer(
        negate ? symbolic::Sub(a.numerator, b.numerator) : symbolic::Add(a.numerator, b.numerator),
        type_);
  }
  const auto x = a.Number();
  const auto y = b.Number();
  if (x && y) return Rounded(negate ? *x - *y : *x + *y, type_);
  const Element p = Exact(a);
  const Element q = Exact(b);
  const int64_t divisor = std::max(p.divisor, q.divisor);
  const auto left = symbolic::Mul(p.numerator, SymDim(divisor / p.divisor));
  const auto right = symbolic::Mul(q.numerator, SymDim(divisor / q.divisor));
  if (!left || !right) return Element();
  return Quotient(negate ? symbolic::Sub(*left, *right) : symbolic::Add(*left, *right), divisor);
}

Element ElementMath::Add(const Element& a, const Element& b) { return Sum(a, b, false); }
Element ElementMath::Sub(const Element& a, const Element& b) { return Sum(a, b, true); }

Element ElementMath::Mul(const Element& a, const Element& b) {
  if (!a.IsKnown() || !b.IsKnown()) return Element();
  if (!IsFloating()) return Integer(symbolic::Mul(a.numerator, b.numerator), type_);
  const auto x = a.Number();
  const auto y = b.Number();
  if (x && y) return Rounded(*x * *y, type_);
  const Element p = Exact(a);
  const Element q = Exact(b);
  if (type_ == TensorType::kFloat) {
    const SymDim& factor = x ? p.numerator : q.numerator;
    if (!factor.IsInt() || factor.AsInt() < -kMaxFloatFactor || factor.AsInt() > kMaxFloatFactor) {
      return Element();
    }
  }
  return Quotient(symbolic::Mul(p.numerator, q.numerator), p.divisor * q.divisor);
}

Element ElementMath::Div(const Element& a, const Element& b) {
  if (!a.IsKnown() || !b.IsKnown()) return Element();
  if (!IsFloating()) return Integer(TruncDiv(a.numerator, b.numerator), type_);
  const auto x = a.Number();
  const auto y = b.Number();
  if (y && *y == 0) return Element();
  if (x && y) return Rounded(*x / *y, type_);
  return SymbolicQuotient(Exact(a), Exact(b));
}

Element ElementMath::SymbolicQuotient(const Element& a, const Element& b) {
  const auto left = symbolic::Mul(a.numerator, SymDim(b.divisor));
  if (!left || left->IsUnknown() || b.numerator.IsUnknown()) return Element();
  if (!b.numerator.IsInt()) {
    const auto right = symbolic::Mul(b.numerator, SymDim(a.divisor));
    const auto quotient = right ? symbolic::ExactDiv(*left, *right) : std::nullopt;
    return quotient ? Quotient(quotient, 1) : Element();
  }
  const int64_t by = b.numerator.AsInt();
  if (by < -kMaxDivisor || by > kMaxDivisor) return Element();
  return Quotient(by < 0 ? Negated(*left) : left, a.divisor * std::abs(by));
}

Element ElementMath::Remainder(const Element& a, const Element& b, bool floor) {
  if (!a.IsKnown() || !b.IsKnown()) return Element();
  const auto x = a.Number();
  const auto y = b.Number();
  if (y && *y == 0) return Element();
  if (IsFloating() && x && y) {
    const double rest = std::fmod(*x, *y);
    return Rounded(floor && rest != 0 && (rest < 0) != (*y < 0) ? rest + *y : rest, type_);
  }
  if (a.number || b.number || a.divisor != 1 || b.divisor != 1) return Element();
  const SymDim& n = a.numerator;
  const SymDim& d = b.numerator;
  Optional rest;
  if (floor || (symbolic::IsAtLeast(n, 0) && symbolic::IsAtLeast(d, 0))) {
    rest = symbolic::Mod(n, d);
  } else if (d == SymDim(-1) || symbolic::ExactDiv(n, d)) {
    rest = SymDim(0);
  } else {
    const auto quotient = TruncDiv(n, d);
    const auto whole = quotient ? symbolic::Mul(*quotient, d) : std::nullopt;
    rest = whole ? symbolic::Sub(n, *whole) : std::nullopt;
  }
  return IsFloating() ? Quotient(rest, 1) : Integer(rest, type_);
}

Element ElementMath::FloorMod(const Element& a, const Element& b) { return Remainder(a, b, true); }
Element ElementMath::TruncMod(const Element& a, const Element& b) { return Remainder(a, b, false); }

Element ElementMath::Extreme(const Element& a, const Element& b, bool largest) {
  if (!a.IsKnown() || !b.IsKnown()) return Element();
  const auto extreme = largest ? &symbolic::Max : &symbolic::Min;
  if (!IsFloating()) return Integer(extreme(a.numerator, b.numerator), type_);
  const auto x = a.Number();
  const auto y = b.Number();
  if (x && y) {
    if (std::isnan(*x) || std::isnan(*y)) return Element::FromNumber(std::nan(""));
    return Element::FromNumber(largest ? std::max(*x, *y) : std::min(*x, *y));
  }
  const Element p = Exact(a);
  const Element q = Exact(b);
  const int64_t divisor = std::max(p.divisor, q.divisor);
  const auto left = symbolic::Mul(p.numerator, SymDim(divisor / p.divisor));
  const auto right = symbolic::Mul(q.numerator, SymDim(divisor / q.divisor));
  return left && right ? Quotient(extreme(*left, *right), divisor) : Element();
}

Element ElementMath::Max(const Element& a, const Element& b) { return Extreme(a, b, true); }
Element ElementMath::Min(const Element& a, const Element& b) { return Extreme(a, b, false); }

Element ElementMath::Neg(const Element& a) { return Sub(Element(SymDim(0)), a); }

Element ElementMath::Abs(const Element& a) {
  return symbolic::IsAtLeast(a.numerator, 0) ? a : Max(a, Neg(a));
}

Element ElementMath::Sign(const Element& a) {
  if (a.number) {
    return std::isnan(*a.number) ? Element() : Element(SymDim(*a.number < 0 ? -1 : 1));
  }
  // The divisor is positive, and the numerator an integer.
  const auto raised = symbolic::Max(a.numerator, SymDim(-1));
  const auto sign = raised ? symbolic::Min(*raised, SymDim(1)) : std::nullopt;
  return sign ? Element(*sign) : Element();
}

Element ElementMath::Floor(const Element& a) {
  if (a.number) return Element::FromNumber(std::floor(*a.number));
  const auto whole = symbolic::FloorDiv(a.numerator, SymDim(a.divisor));
  return whole ? Element(*whole) : Element();
}

Element ElementMath::Ceil(const Element& a) {
  if (a.number) return Element::FromNumber(std::ceil(*a.number));
  const auto whole = symbolic::CeilDiv(a.numerator, SymDim(a.divisor));
  return whole ? Element(*whole) : Element();
}

Element ElementMath::Round(const Element& a) {
  if (a.number) return Element::FromNumber(std::nearbyint(*a.number));
  return a.divisor == 1 ? a : Element();
}

Element ElementMath::Cast(const Element& a, TensorType to) {
  if (!a.IsKnown()) return Element();
  const auto x = a.Number();
  if (to == TensorType::kBool) {
    if (x) return Truth(*x != 0);
    return symbolic::IsAtLeast(a.numerator, 1) || IsAtMost(a.numerator, -1) ? Truth(true)
                                                                            : Element();
  }
  if (to == TensorType::kFloat || to == TensorType::kDouble) return x ? Rounded(*x, to) : a;
  if (a.number) {
    if (!(std::fabs(*a.number) < kMaxExactDouble)) return Element();
    return Integer(SymDim(static_cast<int64_t>(*a.number)), to);
  }
  return Integer(TruncDiv(a.numerator, SymDim(a.divisor)), to);
}

SymDim ElementMath::Difference(const Element& a, const Element& b) {
  if (a.number || b.number) return SymDim();
  const auto left = symbolic::Mul(a.numerator, SymDim(b.divisor));
  const auto right = symbolic::Mul(b.numerator, SymDim(a.divisor));
  const auto difference = left && right ? symbolic::Sub(*right, *left) : std::nullopt;
  return difference.value_or(SymDim());
}

Element ElementMath::Equal(const Element& a, const Element& b) {
  if (a.number && b.number) return Truth(*a.number == *b.number);
  // A number with a fraction is no integer; a symbolic fraction may be either.
  if ((a.number && b.divisor == 1) || (b.number && a.divisor == 1)) {
    return a.IsKnown() && b.IsKnown() ? Truth(false) : Element();
  }
  const SymDim difference = Difference(a, b);
  if (difference.IsInt()) return Truth(difference.AsInt() == 0);
  return symbolic::CannotBeEqual(difference, SymDim(0)) ? Truth(false) : Element();
}

Element ElementMath::Order(const Element& a, const Element& b, bool or_equal) {
  if (a.number || b.number) {
    const auto x = a.Number();
    const auto y = b.Number();
    if (!x || !y) return Element();
    return Truth(or_equal ? *x <= *y : *x < *y);
  }
  const SymDim difference = Difference(a, b);
  if (symbolic::IsAtLeast(difference, or_equal ? 0 : 1)) return Truth(true);
  return IsAtMost(difference, or_equal ? -1 : 0) ? Truth(false) : Element();
}

Element ElementMath::And(const Element& a, const Element& b) {
  if (a.IsFalse() || b.IsFalse()) return Truth(false);
  return a.IsTrue() && b.IsTrue() ? Truth(true) : Element();
}

Element ElementMath::Or(const Element& a, const Element& b) {
  if (a.IsTrue() || b.IsTrue()) return Truth(true);
  return a.IsFalse() && b.IsFalse() ? Truth(false) : Element();
}

Element ElementMath::Xor(const Element& a, const Element& b) {
  if (!a.numerator.IsInt() || !b.numerator.IsInt()) return Element();
  return Truth(a.IsTrue() != b.IsTrue());
}

Element ElementMath::Not(const Element& a) {
  return a.numerator.IsInt() ? Truth(a.IsFalse()) : Element();
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
