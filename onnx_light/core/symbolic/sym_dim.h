// SPDX-License-Identifier: Apache-2.0
//
// One size of a shape: a number, or an expression over the model author's symbols.
//
//   SymDim(3).AsInt() == 3;   SymDim("N").AsExpr() == "N";   SymDim() is an unknown size.
//
// A value type; a copy shares the expression. Safe to read from many threads. Arithmetic:
// sym_expr.h.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::symbolic {

class SymExpr;

/// An int64 or an expression. As an element of a shape computation it may be negative; as a size of
/// a value it is not.
class SymDim {
 public:
  /// Constructs an unknown size.
  SymDim() = default;
  /// Constructs a known size.
  // NOLINTNEXTLINE(google-explicit-constructor): a number is a size.
  SymDim(int64_t value) : is_int_(true), value_(value) {}
  /// Constructs a symbol of that name; an empty name gives an unknown size.
  explicit SymDim(std::string_view symbol);
  /// Constructs a size from an expression; null gives an unknown size.
  explicit SymDim(std::shared_ptr<const SymExpr> expr) : expr_(std::move(expr)) {}

  bool IsInt() const { return is_int_; }
  bool IsExpr() const { return !is_int_; }
  /// Returns whether nothing is known of the size.
  bool IsUnknown() const { return !is_int_ && expr_ == nullptr; }
  /// Returns whether the size is a single symbol.
  bool IsSymbol() const;

  /// Returns the number; only for IsInt().
  int64_t AsInt() const { return value_; }
  /// Returns the expression's canonical text, empty for an unknown size; only for IsExpr().
  const std::string& AsExpr() const;
  /// Returns the expression, null for a number or an unknown size.
  const std::shared_ptr<const SymExpr>& Expr() const { return expr_; }

  /// Returns the number, the expression, or "?".
  std::string ToString() const;

  /// Equal numbers or equal expressions; an unknown size equals nothing, itself included.
  friend bool operator==(const SymDim& a, const SymDim& b);
  friend bool operator!=(const SymDim& a, const SymDim& b) { return !(a == b); }

 private:
  bool is_int_ = false;
  int64_t value_ = 0;
  std::shared_ptr<const SymExpr> expr_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic
