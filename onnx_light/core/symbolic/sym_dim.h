// SPDX-License-Identifier: Apache-2.0
//
// One size of a shape: a number, or an expression over the model author's symbols.
//
//   SymDim(3).AsInt() == 3;   SymDim("N+5").AsExpr() == "N+5";   SymDim() is an unknown size.
//
// A value type; a copy shares the expression's text. Safe to read from many threads.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::symbolic {

/// A size: an int64 or an expression. An empty expression is a size of which nothing is known.
class SymDim {
 public:
  /// Constructs an unknown size.
  SymDim() = default;
  /// Constructs a known size.
  SymDim(int64_t value)  // NOLINT(google-explicit-constructor): a number is a size.
      : value_(value) {}
  /// Constructs a symbol or an expression, for example "N" or "N+5".
  explicit SymDim(std::string_view expr)
      : expr_(expr.empty() ? nullptr : std::make_shared<const std::string>(expr)) {}

  bool IsInt() const { return value_ != kNoInt; }
  bool IsExpr() const { return value_ == kNoInt; }
  /// Returns whether nothing is known of the size.
  bool IsUnknown() const { return IsExpr() && expr_ == nullptr; }

  /// Returns the number; only for IsInt().
  int64_t AsInt() const { return value_; }
  /// Returns the expression, empty for an unknown size; only for IsExpr().
  const std::string& AsExpr() const;

  /// Returns the number, the expression, or "?".
  std::string ToString() const;

  /// Equal numbers or equal expressions; two unknown sizes are not equal.
  friend bool operator==(const SymDim& a, const SymDim& b) {
    if (a.IsInt() || b.IsInt()) return a.value_ == b.value_;
    return a.expr_ != nullptr && b.expr_ != nullptr && (a.expr_ == b.expr_ || *a.expr_ == *b.expr_);
  }
  friend bool operator!=(const SymDim& a, const SymDim& b) { return !(a == b); }

 private:
  // Sizes are never negative, so the smallest number can stand for "no number".
  static constexpr int64_t kNoInt = INT64_MIN;

  int64_t value_ = kNoInt;
  std::shared_ptr<const std::string> expr_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic
