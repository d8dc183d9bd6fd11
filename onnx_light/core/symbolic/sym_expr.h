// SPDX-License-Identifier: Apache-2.0
//
// Exact arithmetic on sizes: numbers, symbols and expressions over them in one canonical form.
//
//   SymDim n("N");
//   *Add(*Mul(n, 2), 6)                     -> 2*N+6
//   *FloorDiv(*Add(*Mul(n, 4), 3), 4)       -> N
//   *FloorDiv(*Mul(*Mul(b, s), 64), *Mul(*Mul(b, s), 4))   -> 16
//
// An expression is a sum of terms, each a number times symbols and calls (`//`, `%`, `max`, `min`).
// Equal canonical forms mean equal sizes; different ones say nothing. An expression that grows
// beyond a fixed size becomes an unknown size. Every function returns nullopt where a number leaves
// int64, and nowhere else. Values are immutable and shared; safe to use from many threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/symbolic/sym_dim.h"

namespace ONNX_LIGHT_NAMESPACE::core::symbolic {

/// A symbol, or a call with two operands that has no simpler form.
struct SymAtom {
  enum class Kind : uint8_t { kSymbol, kFloorDiv, kMod, kMax, kMin };

  Kind kind;
  std::string text;  ///< Canonical; equal atoms have equal kind and text.
  SymDim left;       ///< Operands; unknown for a symbol.
  SymDim right;
};

/// A sum of terms in canonical order with its text.
class SymExpr {
 public:
  struct Term {
    int64_t coefficient;
    std::vector<std::shared_ptr<const SymAtom>> atoms;  ///< Sorted; empty for the constant.
  };

  SymExpr(std::vector<Term> sum, std::string printed)
      : terms_(std::move(sum)), text_(std::move(printed)) {}

  const std::vector<Term>& terms() const { return terms_; }
  const std::string& text() const { return text_; }
  /// Returns whether the expression is one symbol.
  bool IsSymbol() const;

 private:
  friend class SymDim;

  std::vector<Term> terms_;
  std::string text_;
  mutable std::atomic<int64_t> owners_{1};  // The sizes that share it.
};

/// Returns a + b, a - b, a * b.
std::optional<SymDim> Add(const SymDim& a, const SymDim& b);
std::optional<SymDim> Sub(const SymDim& a, const SymDim& b);
std::optional<SymDim> Mul(const SymDim& a, const SymDim& b);
/// Returns the largest integer not above a / b; an unknown size for b == 0.
std::optional<SymDim> FloorDiv(const SymDim& a, const SymDim& b);
/// Returns the smallest integer not below a / b; an unknown size for b == 0.
std::optional<SymDim> CeilDiv(const SymDim& a, const SymDim& b);
/// Returns a - b * FloorDiv(a, b); an unknown size for b == 0.
std::optional<SymDim> Mod(const SymDim& a, const SymDim& b);
/// Returns the larger and the smaller of two values.
std::optional<SymDim> Max(const SymDim& a, const SymDim& b);
std::optional<SymDim> Min(const SymDim& a, const SymDim& b);

/// Returns a / b where the terms divide out without remainder, whatever the symbols stand for but
/// 0; nullopt where they do not.
std::optional<SymDim> ExactDiv(const SymDim& a, const SymDim& b);

/// Returns whether the value is at least `bound` whatever the symbols, which are sizes, stand for.
bool IsAtLeast(const SymDim& value, int64_t bound);

/// Returns whether two values cannot be equal whatever the symbols stand for.
bool CannotBeEqual(const SymDim& a, const SymDim& b);

/// Calls `visit(name)` for each symbol of an expression, repeated ones included.
void ForEachSymbol(const SymDim& value, absl::FunctionRef<void(const std::string&)> visit);

/// Returns the value with every symbol replaced by what `replacement` gives for its name; a symbol
/// for which that is nullopt stays. Nullopt for an overflow.
std::optional<SymDim> Substitute(
    const SymDim& value, absl::FunctionRef<std::optional<SymDim>(const std::string&)> replacement);

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic
