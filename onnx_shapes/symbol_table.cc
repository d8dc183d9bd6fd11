// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/symbol_table.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// A chain of bindings ends: a symbol is never bound to something that holds it. The limit guards
// the cost of a chain that a hostile file makes long.
constexpr int kMaxResolveSteps = 64;

bool Mentions(const SymDim& value, const std::string& symbol) {
  bool found = false;
  core::symbolic::ForEachSymbol(value, [&](const std::string& s) { found = found || s == symbol; });
  return found;
}

}  // namespace

int64_t SymbolTable::FreshNumber(std::string_view name) {
  int64_t number = -1;
  if (IsFreshSymbol(name)) std::from_chars(name.data() + 1, name.data() + name.size(), number);
  return number;
}

void SymbolTable::NameUnknown(SymShape* shape) {
  for (int axis = 0; axis < shape->Rank(); ++axis) {
    if ((*shape)[axis].IsUnknown()) (*shape)[axis] = Fresh();
  }
}

bool SymbolTable::IsNewerThan(int64_t mark, const SymDim& dim) {
  bool newer = false;
  core::symbolic::ForEachSymbol(
      dim, [&](const std::string& s) { newer = newer || FreshNumber(s) >= mark; });
  return newer;
}

void SymbolTable::LeaveBody() {
  const Body body = bodies_.back();
  bodies_.pop_back();
  size_t kept = body.bound;
  for (size_t i = body.bound; i < bound_.size(); ++i) {
    const auto it = bindings_.find(bound_[i]);
    if (FreshNumber(bound_[i]) < body.fresh_mark) {
      bindings_.erase(it);
    } else {
      it->second.order = kept;
      std::swap(bound_[kept++], bound_[i]);
    }
  }
  bound_.resize(kept);
}

std::vector<SymbolTable::Bound> SymbolTable::BoundAfter(size_t size) const {
  std::vector<Bound> result;
  for (size_t i = size; i < bound_.size(); ++i) {
    const Binding& binding = bindings_.at(bound_[i]);
    result.push_back({bound_[i], binding.value, binding.origin});
  }
  return result;
}

void SymbolTable::Truncate(size_t size) {
  for (size_t i = size; i < bound_.size(); ++i) bindings_.erase(bound_[i]);
  bound_.resize(std::min(size, bound_.size()));
}

void SymbolTable::Restore(const Bound& bound) {
  const Binding binding{bound.value, bound.origin, bound_.size()};
  if (bindings_.emplace(bound.symbol, binding).second) bound_.push_back(bound.symbol);
}

SymDim SymbolTable::Resolve(const SymDim& dim) const {
  if (bindings_.empty()) return dim;
  SymDim current = dim;
  for (int step = 0; step < kMaxResolveSteps; ++step) {
    if (current.IsInt() || current.IsUnknown()) return current;
    if (current.IsSymbol()) {
      const auto it = bindings_.find(current.AsExpr());
      if (it == bindings_.end()) return current;
      current = it->second.value;
      continue;
    }
    bool changed = false;
    core::symbolic::ForEachSymbol(current, [&](const std::string& s) {
      changed = changed || bindings_.find(s) != bindings_.end();
    });
    if (!changed) return current;
    const auto replaced =
        core::symbolic::Substitute(current, [this](const std::string& s) -> std::optional<SymDim> {
          const auto it = bindings_.find(s);
          if (it == bindings_.end()) return std::nullopt;
          return it->second.value;
        });
    if (!replaced || replaced->IsUnknown()) return SymDim();
    current = *replaced;
  }
  return current;
}

void SymbolTable::Resolve(SymShape* shape) const {
  if (bindings_.empty()) return;
  for (int i = 0; i < shape->Rank(); ++i) {
    if ((*shape)[i].IsExpr()) (*shape)[i] = Resolve((*shape)[i]);
  }
}

bool SymbolTable::Unify(const SymDim& a, const SymDim& b, absl::FunctionRef<std::string()> origin) {
  if (a.IsUnknown() || b.IsUnknown()) return true;
  const SymDim x = Resolve(a);
  const SymDim y = Resolve(b);
  if (x.IsUnknown() || y.IsUnknown() || x == y) return true;
  if (core::symbolic::CannotBeEqual(x, y)) return Fail(a, b);
  // The author's own symbols survive; made-up ones give way.
  const bool x_fresh = x.IsSymbol() && IsFreshSymbol(x.AsExpr());
  if (x_fresh && TryBind(x, y, origin)) return true;
  if (y.IsSymbol() && TryBind(y, x, origin)) return true;
  if (x.IsSymbol() && TryBind(x, y, origin)) return true;
  return Solve(x, y, origin);
}

bool SymbolTable::TryBind(const SymDim& symbol, const SymDim& value,
                          absl::FunctionRef<std::string()> origin) {
  const std::string& name = symbol.AsExpr();
  // A size is not negative, so a symbol cannot stand for a value that is.
  if (value.IsInt() && value.AsInt() < 0) return false;
  // The author's symbol says more than an expression over sizes that were made up.
  if (!IsFreshSymbol(name) && IsNewerThan(0, value)) return false;
  if (Mentions(value, name)) return false;
  if (bindings_.emplace(name, Binding{value, origin(), bound_.size()}).second) {
    bound_.push_back(name);
  }
  return true;
}

// Solves c * s + rest = 0 for a symbol s that occurs nowhere else, where the division is exact.
bool SymbolTable::Solve(const SymDim& a, const SymDim& b, absl::FunctionRef<std::string()> origin) {
  const auto difference = core::symbolic::Sub(a, b);
  if (!difference || difference->Expr() == nullptr) return true;
  for (const auto& term : difference->Expr()->terms()) {
    if (term.atoms.size() != 1 || term.atoms[0]->kind != core::symbolic::SymAtom::Kind::kSymbol ||
        term.coefficient == 0) {
      continue;
    }
    const SymDim symbol(term.atoms[0]->text);
    const auto product = core::symbolic::Mul(symbol, SymDim(term.coefficient));
    const auto rest = product ? core::symbolic::Sub(*product, *difference) : std::nullopt;
    if (!rest || rest->IsUnknown() || Mentions(*rest, symbol.AsExpr())) continue;
    if (rest->IsInt()) {
      // c * s = r has no solution when c does not divide r or s would be negative.
      if (rest->AsInt() % term.coefficient != 0 ||
          (rest->AsInt() != 0 && (rest->AsInt() < 0) != (term.coefficient < 0))) {
        return Fail(a, b);
      }
    }
    const auto value = core::symbolic::ExactDiv(*rest, SymDim(term.coefficient));
    // N = 2*N holds for a size of 0 alone, which nobody means.
    if (!value || (value->IsInt() && value->AsInt() == 0)) continue;
    if (TryBind(symbol, *value, origin)) return true;
  }
  return true;
}

// Returns what `symbol` would have to be so that `size`, which mentions it, is `value`; unknown
// where that is no number.
SymDim SymbolTable::Demanded(const std::string& symbol, const SymDim& size,
                             const SymDim& value) const {
  if (size.IsSymbol()) return value;
  const auto rest = core::symbolic::Substitute(size, [&](const std::string& s) {
    return s == symbol ? std::optional<SymDim>(SymDim(0)) : Resolve(SymDim(s));
  });
  const auto sum = core::symbolic::Substitute(size, [&](const std::string& s) {
    return s == symbol ? std::optional<SymDim>(SymDim(1)) : Resolve(SymDim(s));
  });
  if (!rest || !sum) return SymDim();
  // Linear in the symbol, or no matter: the result is tried.
  const auto factor = core::symbolic::Sub(*sum, *rest);
  const auto product = core::symbolic::Sub(value, *rest);
  if (!factor || !product || !factor->IsInt() || !product->IsInt()) return SymDim();
  const SymDim result = core::symbolic::ExactDiv(*product, *factor).value_or(SymDim());
  if (!result.IsInt() || result.AsInt() < 0) return SymDim();
  const auto check = core::symbolic::Substitute(size, [&](const std::string& s) {
    return s == symbol ? std::optional<SymDim>(result) : Resolve(SymDim(s));
  });
  return check && *check == value ? result : SymDim();
}

// Returns false unless the contradiction only says that a body does not run.
bool SymbolTable::Fail(const SymDim& a, const SymDim& b) {
  const size_t own = bodies_.empty() ? 0 : bodies_.back().bound;
  conflict_ = {};
  conflict_.a = Resolve(a);
  conflict_.b = Resolve(b);
  // Name the symbol whose earlier value makes the two differ.
  for (const auto& [one, other] : {std::pair(a, conflict_.b), std::pair(b, conflict_.a)}) {
    core::symbolic::ForEachSymbol(one, [&](const std::string& s) {
      const auto it = bindings_.find(s);
      if (it == bindings_.end() || !conflict_.symbol.empty() || IsFreshSymbol(s)) return;
      if (it->second.order < own) return;
      conflict_.symbol = s;
      conflict_.bound = Resolve(SymDim(s));
      conflict_.bound_by = it->second.origin;
    });
    if (conflict_.symbol.empty()) continue;
    conflict_.wanted = Demanded(conflict_.symbol, one, other);
    return false;
  }
  return InBody() && !(a.IsInt() && b.IsInt());
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
