// SPDX-License-Identifier: Apache-2.0
//
// The equalities between sizes that a graph implies.
//
//   SymbolTable symbols;
//   symbols.Unify(SymDim("K"), SymDim(3), "node 'left'");       // K is 3 from here on
//   symbols.Unify(SymDim("K"), SymDim(5), "node 'right'");      // false: a conflict, see
//   conflict() symbols.Resolve(SymDim("K")) == SymDim(3)
//
// What a body implies that may never run (a branch, a loop) holds inside of it alone:
//
//   symbols.EnterBody();
//   symbols.Unify(SymDim("N"), SymDim(1), ...);                 // Squeeze in the branch for N == 1
//   symbols.LeaveBody();                                        // N is as unknown as before
//
// One table serves one verification; one thread at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_light/core/symbolic/sym_shape.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::symbolic::SymDim;
using core::symbolic::SymShape;

/// Returns whether a name is that of a size which inference made up ("?7").
inline bool IsFreshSymbol(std::string_view name) { return !name.empty() && name.front() == '?'; }

class SymbolTable {
 public:
  /// A symbol that would have to have two values.
  struct Conflict {
    std::string symbol;    ///< Empty when no symbol is involved: two numbers differ.
    SymDim bound;          ///< What the symbol is already.
    std::string bound_by;  ///< Where that came from.
    SymDim wanted;         ///< What it would be here; unknown where no number would do.
    SymDim a;              ///< The two sizes that differ, symbols replaced.
    SymDim b;
  };

  /// A symbol with what it was bound to and where that came from.
  struct Bound {
    std::string symbol;
    SymDim value;
    std::string origin;

    friend bool operator==(const Bound& a, const Bound& b) {
      return a.symbol == b.symbol && a.value == b.value && a.origin == b.origin;
    }
    friend bool operator!=(const Bound& a, const Bound& b) { return !(a == b); }
  };

  /// Returns a size that differs from every other one.
  SymDim Fresh() { return SymDim("?" + std::to_string(next_++)); }
  /// Gives each unknown size of a shape a symbol: a size that nobody knows is still one size
  /// wherever it turns up.
  void NameUnknown(SymShape* shape);
  /// Returns a mark that tells sizes made up so far from those made up later; see IsNewerThan.
  int64_t FreshMark() const { return next_; }
  /// Returns the number of a size that inference made up, -1 for an author's symbol.
  static int64_t FreshNumber(std::string_view name);
  /// Returns whether the expression holds a size that was made up after the mark.
  static bool IsNewerThan(int64_t mark, const SymDim& dim);

  /// States that two sizes are equal; an unknown one says nothing. Returns false when they cannot
  /// be, with the reason in conflict(). `origin()` is asked for only when a symbol is bound.
  bool Unify(const SymDim& a, const SymDim& b, absl::FunctionRef<std::string()> origin);

  /// Returns the size with every bound symbol replaced.
  SymDim Resolve(const SymDim& dim) const;
  void Resolve(SymShape* shape) const;

  const Conflict& conflict() const { return conflict_; }

  /// Enters a body that may never run. Inside of it a contradiction counts only between numbers and
  /// symbols that are bound inside: any other one says that the body does not run.
  void EnterBody() { bodies_.push_back({bound_.size(), next_}); }
  /// Leaves it and forgets what was bound, but for sizes that were made up inside.
  void LeaveBody();
  bool InBody() const { return !bodies_.empty(); }
  /// Returns how many symbols are bound; what was resolved before it grew may be resolved further.
  size_t size() const { return bindings_.size(); }

  /// Returns what was bound after the first `size` bindings, in that order.
  std::vector<Bound> BoundAfter(size_t size) const;
  /// Forgets what was bound after the first `size` bindings. Not inside of a body.
  void Truncate(size_t size);
  /// Binds a symbol again that was forgotten.
  void Restore(const Bound& bound);

 private:
  struct Binding {
    SymDim value;
    std::string origin;
    size_t order;  // Bindings made before it.
  };
  struct Body {
    size_t bound;  // Bindings when it was entered.
    int64_t fresh_mark;
  };

  bool Fail(const SymDim& a, const SymDim& b);
  SymDim Demanded(const std::string& symbol, const SymDim& size, const SymDim& value) const;
  bool TryBind(const SymDim& symbol, const SymDim& value, absl::FunctionRef<std::string()> origin);
  bool Solve(const SymDim& a, const SymDim& b, absl::FunctionRef<std::string()> origin);

  absl::flat_hash_map<std::string, Binding, core::StringHash, std::equal_to<>> bindings_;
  std::vector<std::string> bound_;  // The symbols in the order of their binding.
  std::vector<Body> bodies_;
  Conflict conflict_;
  int64_t next_ = 0;
};

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
