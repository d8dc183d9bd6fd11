// SPDX-License-Identifier: Apache-2.0
//
// The equalities between sizes that a graph implies.
//
//   SymbolTable symbols;
//   symbols.Unify(SymDim("K"), SymDim(3), "node 'left'");       // K is 3 from here on
//   symbols.Unify(SymDim("K"), SymDim(5), "node 'right'");      // false: a conflict, see
//   conflict() symbols.Resolve(SymDim("K")) == SymDim(3)
//
// One table serves one verification; one thread at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "absl/container/flat_hash_map.h"
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
    SymDim wanted;         ///< What it would be here.
  };

  /// Returns a size that differs from every other one.
  SymDim Fresh() { return SymDim("?" + std::to_string(next_++)); }

  /// States that two sizes are equal; an unknown one says nothing. Returns false when they cannot
  /// be, with the reason in conflict(). `origin()` is asked for only when a symbol is bound.
  bool Unify(const SymDim& a, const SymDim& b, const std::function<std::string()>& origin);

  /// Returns the size with every bound symbol replaced.
  SymDim Resolve(const SymDim& dim) const;
  void Resolve(SymShape* shape) const;

  const Conflict& conflict() const { return conflict_; }
  /// Returns how many symbols are bound; what was resolved before it grew may be resolved further.
  size_t size() const { return bindings_.size(); }

 private:
  struct Binding {
    SymDim value;
    std::string origin;
  };

  bool Fail(const SymDim& a, const SymDim& b);
  bool TryBind(const SymDim& symbol, const SymDim& value,
               const std::function<std::string()>& origin);
  bool Solve(const SymDim& a, const SymDim& b, const std::function<std::string()>& origin);

  absl::flat_hash_map<std::string, Binding, core::StringHash, std::equal_to<>> bindings_;
  Conflict conflict_;
  int64_t next_ = 0;
};

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
