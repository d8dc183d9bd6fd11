// SPDX-License-Identifier: Apache-2.0
//
// One size of a shape: a number, or an expression over the model author's symbols.
//
//   SymDim(3).AsInt() == 3;   SymDim("N").AsExpr() == "N";   SymDim() is an unknown size.
//
// A value type; a copy shares the expression. Safe to read from many threads. Arithmetic:
// sym_expr.h.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

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
  SymDim(int64_t value) : state_(State::kInt) { content_.value = value; }
  /// Constructs a symbol of that name; an empty name gives an unknown size.
  explicit SymDim(std::string_view symbol);
  /// Constructs a size from an expression.
  explicit SymDim(std::unique_ptr<const SymExpr> expr);

  SymDim(const SymDim& other) : state_(other.state_), content_(other.content_) {
    if (state_ == State::kExpr) Retain();
  }
  SymDim(SymDim&& other) noexcept
      : state_(std::exchange(other.state_, State::kUnknown)), content_(other.content_) {}
  SymDim& operator=(SymDim other) noexcept {
    std::swap(state_, other.state_);
    std::swap(content_, other.content_);
    return *this;
  }
  ~SymDim() {
    if (state_ == State::kExpr) Release();
  }

  bool IsInt() const { return state_ == State::kInt; }
  bool IsExpr() const { return !IsInt(); }
  /// Returns whether nothing is known of the size.
  bool IsUnknown() const { return state_ == State::kUnknown; }
  /// Returns whether the size is a single symbol.
  bool IsSymbol() const;

  /// Returns the number; only for IsInt().
  int64_t AsInt() const {
    assert(IsInt());
    return content_.value;
  }
  /// Returns the expression's canonical text, empty for an unknown size; only for IsExpr().
  const std::string& AsExpr() const;
  /// Returns the expression, null for a number or an unknown size.
  const SymExpr* Expr() const { return state_ == State::kExpr ? content_.expr : nullptr; }

  /// Returns the number, the expression, or "?".
  std::string ToString() const;

  /// Equal numbers or equal expressions; an unknown size equals nothing, itself included.
  friend bool operator==(const SymDim& a, const SymDim& b);
  friend bool operator!=(const SymDim& a, const SymDim& b) { return !(a == b); }

 private:
  enum class State : uint8_t { kUnknown, kInt, kExpr };

  // Shapes are full of numbers, so those take neither a second word nor a call.
  union Content {
    int64_t value;
    const SymExpr* expr;
  };

  void Retain() const;
  void Release();

  State state_ = State::kUnknown;
  Content content_ = {};
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic
