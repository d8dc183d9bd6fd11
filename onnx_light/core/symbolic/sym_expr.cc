// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/symbolic/sym_expr.h"

#include <algorithm>
#include <utility>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::core::symbolic {
namespace {

using Term = SymExpr::Term;
using Atoms = std::vector<std::shared_ptr<const SymAtom>>;
using Kind = SymAtom::Kind;

// Beyond these an expression helps nobody and costs everybody.
constexpr size_t kMaxTerms = 12;
constexpr size_t kMaxAtoms = 12;
constexpr size_t kMaxText = 160;

int Compare(const SymAtom& a, const SymAtom& b) {
  if (&a == &b) return 0;
  if (a.kind != b.kind) return a.kind < b.kind ? -1 : 1;
  return a.text.compare(b.text);
}

int Compare(const Atoms& a, const Atoms& b) {
  for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (const int order = Compare(*a[i], *b[i]); order != 0) return order;
  }
  return a.size() == b.size() ? 0 : a.size() > b.size() ? -1 : 1;
}

// A value as a sum of terms; false for an unknown size.
bool TermsOf(const SymDim& value, std::vector<Term>* terms) {
  if (value.IsInt()) {
    if (value.AsInt() != 0) terms->push_back({value.AsInt(), {}});
    return true;
  }
  if (value.IsUnknown()) return false;
  const auto& own = value.Expr()->terms();
  terms->insert(terms->end(), own.begin(), own.end());
  return true;
}

// A name that holds operators is put in parentheses within an expression.
bool IsPlainName(std::string_view name) {
  return std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '?' || static_cast<unsigned char>(c) >= 0x80;
  });
}

std::string OperandText(const SymAtom& atom) {
  if (atom.kind == Kind::kMax || atom.kind == Kind::kMin) return atom.text;
  if (atom.kind == Kind::kSymbol && IsPlainName(atom.text)) return atom.text;
  return StrCat("(", atom.text, ")");
}

void AppendTerm(const Term& term, bool first, std::string* out) {
  const bool negative = term.coefficient < 0;
  if (negative || !first) *out += negative ? "-" : "+";
  // The magnitude of INT64_MIN has no int64.
  const uint64_t magnitude = negative ? uint64_t{0} - static_cast<uint64_t>(term.coefficient)
                                      : static_cast<uint64_t>(term.coefficient);
  // Only a product needs parentheses around a quotient, and a sum around a name with operators.
  const bool bare =
      magnitude == 1 && term.atoms.size() == 1 && !negative && term.atoms[0]->kind != Kind::kSymbol;
  const char* separator = "";
  if (magnitude != 1 || term.atoms.empty()) {
    StrAppend(out, magnitude);
    separator = "*";
  }
  for (const auto& atom : term.atoms) {
    StrAppend(out, separator, bare ? atom->text : OperandText(*atom));
    separator = "*";
  }
}

// Joins equal terms and orders them; nullopt for an overflow.
std::optional<SymDim> FromTerms(std::vector<Term> terms) {
  std::sort(terms.begin(), terms.end(),
            [](const Term& a, const Term& b) { return Compare(a.atoms, b.atoms) < 0; });
  std::vector<Term> sum;
  for (Term& term : terms) {
    if (!sum.empty() && Compare(sum.back().atoms, term.atoms) == 0) {
      if (__builtin_add_overflow(sum.back().coefficient, term.coefficient,
                                 &sum.back().coefficient)) {
        return std::nullopt;
      }
    } else {
      if (!sum.empty() && sum.back().coefficient == 0) sum.pop_back();
      sum.push_back(std::move(term));
    }
  }
  if (!sum.empty() && sum.back().coefficient == 0) sum.pop_back();
  if (sum.empty()) return SymDim(0);
  if (sum.size() == 1 && sum[0].atoms.empty()) return SymDim(sum[0].coefficient);
  if (sum.size() > kMaxTerms) return SymDim();
  // A symbol alone keeps its author's spelling.
  const bool is_symbol = sum.size() == 1 && sum[0].coefficient == 1 && sum[0].atoms.size() == 1 &&
                         sum[0].atoms[0]->kind == Kind::kSymbol;
  std::string text = is_symbol ? sum[0].atoms[0]->text : "";
  for (size_t i = 0; i < sum.size() && !is_symbol; ++i) {
    if (sum[i].atoms.size() > kMaxAtoms) return SymDim();
    AppendTerm(sum[i], i == 0, &text);
  }
  if (text.size() > kMaxText && !is_symbol) return SymDim();
  return SymDim(std::make_unique<const SymExpr>(std::move(sum), std::move(text)));
}

SymDim FromAtom(SymAtom atom) {
  if (atom.text.size() > kMaxText) return SymDim();
  std::string text = atom.text;
  std::vector<Term> terms(1);
  terms[0].coefficient = 1;
  terms[0].atoms.push_back(std::make_shared<const SymAtom>(std::move(atom)));
  return SymDim(std::make_unique<const SymExpr>(std::move(terms), std::move(text)));
}

// An operand inside a call or beside an infix operator.
std::string Enclosed(const SymDim& value) {
  if (value.IsInt()) return value.ToString();
  const auto& terms = value.Expr()->terms();
  if (terms.size() == 1 && terms[0].coefficient == 1 && terms[0].atoms.size() == 1) {
    return OperandText(*terms[0].atoms[0]);
  }
  return StrCat("(", value.AsExpr(), ")");
}

SymDim Infix(Kind kind, const SymDim& a, const SymDim& b) {
  return FromAtom(
      {kind, StrCat(Enclosed(a), kind == Kind::kFloorDiv ? "//" : "%", Enclosed(b)), a, b});
}

SymDim Call(Kind kind, const SymDim& a, const SymDim& b) {
  // Both orders mean the same, so one is chosen.
  const bool swap = b.ToString() < a.ToString();
  const SymDim& first = swap ? b : a;
  const SymDim& second = swap ? a : b;
  return FromAtom(
      {kind,
       StrCat(kind == Kind::kMax ? "max(" : "min(", first.ToString(), ", ", second.ToString(), ")"),
       first, second});
}

// Splits a sum into what `divisor` divides term by term and the rest.
void SplitByDivisor(const std::vector<Term>& terms, int64_t divisor, std::vector<Term>* quotient,
                    std::vector<Term>* rest) {
  for (const Term& term : terms) {
    if (term.coefficient % divisor == 0) {
      quotient->push_back({term.coefficient / divisor, term.atoms});
    } else {
      rest->push_back(term);
    }
  }
}

int64_t FloorDivInt(int64_t a, int64_t b) {
  const int64_t q = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

// The quotient times the divisor may lie below int64, so the remainder does not come from it.
int64_t FloorModInt(int64_t a, int64_t b) {
  const int64_t rest = a % b;
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

}  // namespace

bool SymExpr::IsSymbol() const {
  return terms_.size() == 1 && terms_[0].coefficient == 1 && terms_[0].atoms.size() == 1 &&
         terms_[0].atoms[0]->kind == Kind::kSymbol;
}

SymDim::SymDim(std::string_view symbol) {
  if (symbol.empty()) return;
  std::vector<Term> terms(1);
  terms[0].coefficient = 1;
  terms[0].atoms.push_back(
      std::make_shared<const SymAtom>(SymAtom{Kind::kSymbol, std::string(symbol), {}, {}}));
  *this = SymDim(std::make_unique<const SymExpr>(std::move(terms), std::string(symbol)));
}

SymDim::SymDim(std::unique_ptr<const SymExpr> expr) : state_(State::kExpr) {
  content_.expr = expr.release();
}

void SymDim::Retain() const { content_.expr->owners_.fetch_add(1, std::memory_order_relaxed); }

void SymDim::Release() {
  if (content_.expr->owners_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete content_.expr;
}

bool SymDim::IsSymbol() const { return state_ == State::kExpr && content_.expr->IsSymbol(); }

const std::string& SymDim::AsExpr() const {
  static const auto* const kUnknown = new std::string;
  return state_ == State::kExpr ? content_.expr->text() : *kUnknown;
}

std::string SymDim::ToString() const {
  if (IsInt()) return StrCat(AsInt());
  return IsUnknown() ? "?" : AsExpr();
}

bool operator==(const SymDim& a, const SymDim& b) {
  if (a.IsInt() || b.IsInt()) return a.IsInt() && b.IsInt() && a.AsInt() == b.AsInt();
  if (a.IsUnknown() || b.IsUnknown()) return false;
  if (a.Expr() == b.Expr()) return true;
  const auto& x = a.Expr()->terms();
  const auto& y = b.Expr()->terms();
  return std::equal(x.begin(), x.end(), y.begin(), y.end(), [](const Term& s, const Term& t) {
    return s.coefficient == t.coefficient && Compare(s.atoms, t.atoms) == 0;
  });
}

std::optional<SymDim> Add(const SymDim& a, const SymDim& b) {
  if (a.IsInt() && b.IsInt()) {
    int64_t sum = 0;
    if (__builtin_add_overflow(a.AsInt(), b.AsInt(), &sum)) return std::nullopt;
    return SymDim(sum);
  }
  if (a.IsInt() && a.AsInt() == 0) return b;
  if (b.IsInt() && b.AsInt() == 0) return a;
  std::vector<Term> terms;
  if (!TermsOf(a, &terms) || !TermsOf(b, &terms)) return SymDim();
  return FromTerms(std::move(terms));
}

std::optional<SymDim> Sub(const SymDim& a, const SymDim& b) {
  if (a.IsInt() && b.IsInt()) {
    int64_t difference = 0;
    if (__builtin_sub_overflow(a.AsInt(), b.AsInt(), &difference)) return std::nullopt;
    return SymDim(difference);
  }
  if (b.IsInt() && b.AsInt() == 0) return a;
  std::vector<Term> terms;
  if (!TermsOf(a, &terms)) return SymDim();
  const size_t own = terms.size();
  if (!TermsOf(b, &terms)) return SymDim();
  for (size_t i = own; i < terms.size(); ++i) {
    if (__builtin_sub_overflow(int64_t{0}, terms[i].coefficient, &terms[i].coefficient)) {
      return std::nullopt;
    }
  }
  return FromTerms(std::move(terms));
}

std::optional<SymDim> Mul(const SymDim& a, const SymDim& b) {
  // Nothing of a product with 0 is unknown.
  if ((a.IsInt() && a.AsInt() == 0) || (b.IsInt() && b.AsInt() == 0)) return SymDim(0);
  if (a.IsInt() && b.IsInt()) {
    int64_t product = 0;
    if (__builtin_mul_overflow(a.AsInt(), b.AsInt(), &product)) return std::nullopt;
    return SymDim(product);
  }
  if (a.IsInt() && a.AsInt() == 1) return b;
  if (b.IsInt() && b.AsInt() == 1) return a;
  std::vector<Term> left;
  std::vector<Term> right;
  if (!TermsOf(a, &left) || !TermsOf(b, &right)) return SymDim();
  if (left.size() * right.size() > kMaxTerms * 2) return SymDim();
  std::vector<Term> product;
  for (const Term& x : left) {
    for (const Term& y : right) {
      Term term;
      if (__builtin_mul_overflow(x.coefficient, y.coefficient, &term.coefficient)) {
        return std::nullopt;
      }
      term.atoms = x.atoms;
      term.atoms.insert(term.atoms.end(), y.atoms.begin(), y.atoms.end());
      std::sort(term.atoms.begin(), term.atoms.end(),
                [](const auto& s, const auto& t) { return Compare(*s, *t) < 0; });
      product.push_back(std::move(term));
    }
  }
  return FromTerms(std::move(product));
}

std::optional<SymDim> ExactDiv(const SymDim& a, const SymDim& b) {
  if (a.IsUnknown() || b.IsUnknown()) return std::nullopt;
  if (b.IsInt() && b.AsInt() == 0) return std::nullopt;
  if (a == b) return SymDim(1);
  std::vector<Term> dividend;
  std::vector<Term> divisor;
  TermsOf(a, &dividend);
  TermsOf(b, &divisor);
  if (divisor.size() != 1) return std::nullopt;
  std::vector<Term> quotient;
  for (const Term& term : dividend) {
    if (divisor[0].coefficient == -1 && term.coefficient == INT64_MIN) return std::nullopt;
    if (term.coefficient % divisor[0].coefficient != 0) return std::nullopt;
    Term divided{term.coefficient / divisor[0].coefficient, term.atoms};
    for (const auto& atom : divisor[0].atoms) {
      const auto it = std::find_if(divided.atoms.begin(), divided.atoms.end(),
                                   [&](const auto& own) { return Compare(*own, *atom) == 0; });
      if (it == divided.atoms.end()) return std::nullopt;
      divided.atoms.erase(it);
    }
    quotient.push_back(std::move(divided));
  }
  return FromTerms(std::move(quotient));
}

std::optional<SymDim> FloorDiv(const SymDim& a, const SymDim& b) {
  if (b.IsInt() && b.AsInt() == 0) return SymDim();
  if (a.IsInt() && b.IsInt()) {
    if (a.AsInt() == INT64_MIN && b.AsInt() == -1) return std::nullopt;
    return SymDim(FloorDivInt(a.AsInt(), b.AsInt()));
  }
  if (a.IsUnknown() || b.IsUnknown()) return SymDim();
  if (b.IsInt() && b.AsInt() == 1) return a;
  if (auto exact = ExactDiv(a, b)) return exact;
  if (b.IsInt() && b.AsInt() > 0) {
    // floor((k*P + R) / k) = P + floor(R / k).
    std::vector<Term> quotient;
    std::vector<Term> rest;
    SplitByDivisor(a.Expr()->terms(), b.AsInt(), &quotient, &rest);
    const auto outside = FromTerms(std::move(quotient));
    const auto inside = FromTerms(std::move(rest));
    if (!outside || !inside) return std::nullopt;
    if (outside->IsUnknown() || inside->IsUnknown()) return SymDim();
    if (inside->IsInt()) return Add(*outside, SymDim(FloorDivInt(inside->AsInt(), b.AsInt())));
    // A constant beyond the divisor moves outside too, so that one form remains.
    std::vector<Term> terms = inside->Expr()->terms();
    int64_t whole = 0;
    if (terms.back().atoms.empty()) {
      int64_t& constant = terms.back().coefficient;
      whole = FloorDivInt(constant, b.AsInt());
      constant = FloorModInt(constant, b.AsInt());
    }
    const auto reduced = FromTerms(std::move(terms));
    if (!reduced) return std::nullopt;
    const auto shifted = Add(*outside, SymDim(whole));
    if (!shifted) return std::nullopt;
    // floor(floor(x / m) / n) = floor(x / (m * n)).
    if (reduced->Expr() != nullptr && reduced->Expr()->terms().size() == 1) {
      const Term& only = reduced->Expr()->terms()[0];
      if (only.coefficient == 1 && only.atoms.size() == 1 &&
          only.atoms[0]->kind == Kind::kFloorDiv && only.atoms[0]->right.IsInt() &&
          only.atoms[0]->right.AsInt() > 0) {
        int64_t divisor = 0;
        if (!__builtin_mul_overflow(only.atoms[0]->right.AsInt(), b.AsInt(), &divisor)) {
          const auto merged = FloorDiv(only.atoms[0]->left, SymDim(divisor));
          return merged ? Add(*shifted, *merged) : std::nullopt;
        }
      }
    }
    return Add(*shifted, Infix(Kind::kFloorDiv, *reduced, b));
  }
  return Infix(Kind::kFloorDiv, a, b);
}

std::optional<SymDim> CeilDiv(const SymDim& a, const SymDim& b) {
  // ceil(a / b) = floor((a + b - 1) / b) for b > 0, and -floor(-a / b) in general.
  if (b.IsInt() && b.AsInt() > 0 && !a.IsInt()) {
    const auto raised = Add(a, SymDim(b.AsInt() - 1));
    return raised ? FloorDiv(*raised, b) : std::nullopt;
  }
  const auto negative = Sub(SymDim(0), a);
  const auto quotient = negative ? FloorDiv(*negative, b) : std::nullopt;
  return quotient ? Sub(SymDim(0), *quotient) : std::nullopt;
}

std::optional<SymDim> Mod(const SymDim& a, const SymDim& b) {
  if (b.IsInt() && (b.AsInt() == 1 || b.AsInt() == -1)) return SymDim(0);
  const auto quotient = FloorDiv(a, b);
  if (!quotient) return std::nullopt;
  if (quotient->IsUnknown()) return SymDim();
  if (a.IsInt() && b.IsInt()) return SymDim(FloorModInt(a.AsInt(), b.AsInt()));
  if (ExactDiv(a, b)) return SymDim(0);
  if (b.IsInt() && b.AsInt() > 0) {
    std::vector<Term> multiple;
    std::vector<Term> rest;
    SplitByDivisor(a.Expr()->terms(), b.AsInt(), &multiple, &rest);
    const auto remainder = FromTerms(std::move(rest));
    if (!remainder) return std::nullopt;
    if (remainder->IsInt()) return Mod(*remainder, b);
    if (!remainder->IsUnknown()) return Infix(Kind::kMod, *remainder, b);
  }
  return Infix(Kind::kMod, a, b);
}

namespace {

std::optional<SymDim> Extreme(Kind kind, const SymDim& a, const SymDim& b) {
  if (a.IsInt() && b.IsInt()) {
    return SymDim(kind == Kind::kMax ? std::max(a.AsInt(), b.AsInt())
                                     : std::min(a.AsInt(), b.AsInt()));
  }
  if (a.IsUnknown() || b.IsUnknown()) return SymDim();
  const auto difference = Sub(a, b);
  if (difference && IsAtLeast(*difference, 0)) return kind == Kind::kMax ? a : b;
  const auto opposite = Sub(b, a);
  if (opposite && IsAtLeast(*opposite, 0)) return kind == Kind::kMax ? b : a;
  return Call(kind, a, b);
}

bool AtomIsAtLeastZero(const SymAtom& atom) {
  switch (atom.kind) {
    case Kind::kSymbol:
      return true;
    case Kind::kFloorDiv:
      return IsAtLeast(atom.left, 0) && IsAtLeast(atom.right, 0);
    case Kind::kMod:
      return IsAtLeast(atom.right, 0);
    case Kind::kMax:
      return IsAtLeast(atom.left, 0) || IsAtLeast(atom.right, 0);
    case Kind::kMin:
      return IsAtLeast(atom.left, 0) && IsAtLeast(atom.right, 0);
  }
  return false;
}

}  // namespace

std::optional<SymDim> Max(const SymDim& a, const SymDim& b) { return Extreme(Kind::kMax, a, b); }
std::optional<SymDim> Min(const SymDim& a, const SymDim& b) { return Extreme(Kind::kMin, a, b); }

bool IsAtLeast(const SymDim& value, int64_t bound) {
  if (value.IsInt()) return value.AsInt() >= bound;
  if (value.IsUnknown()) return false;
  int64_t least = 0;
  for (const Term& term : value.Expr()->terms()) {
    if (term.atoms.empty()) {
      least = term.coefficient;
    } else if (term.coefficient < 0 ||
               !std::all_of(term.atoms.begin(), term.atoms.end(),
                            [](const auto& atom) { return AtomIsAtLeastZero(*atom); })) {
      return false;
    }
  }
  return least >= bound;
}

bool CannotBeEqual(const SymDim& a, const SymDim& b) {
  if (a.IsUnknown() || b.IsUnknown()) return false;
  if (a.IsSymbol() && b.IsSymbol()) return false;
  const auto difference = Sub(a, b);
  if (!difference || difference->IsUnknown()) return false;
  if (difference->IsInt()) return difference->AsInt() != 0;
  const auto opposite = Sub(SymDim(0), *difference);
  return IsAtLeast(*difference, 1) || (opposite && IsAtLeast(*opposite, 1));
}

void ForEachSymbol(const SymDim& value, absl::FunctionRef<void(const std::string&)> visit) {
  if (value.Expr() == nullptr) return;
  for (const Term& term : value.Expr()->terms()) {
    for (const auto& atom : term.atoms) {
      if (atom->kind == Kind::kSymbol) {
        visit(atom->text);
      } else {
        ForEachSymbol(atom->left, visit);
        ForEachSymbol(atom->right, visit);
      }
    }
  }
}

namespace {

std::optional<SymDim> Call(Kind kind, const std::optional<SymDim>& a,
                           const std::optional<SymDim>& b) {
  if (!a || !b) return std::nullopt;
  switch (kind) {
    case Kind::kFloorDiv:
      return FloorDiv(*a, *b);
    case Kind::kMod:
      return Mod(*a, *b);
    case Kind::kMax:
      return Max(*a, *b);
    case Kind::kMin:
      return Min(*a, *b);
    case Kind::kSymbol:
      break;
  }
  return SymDim();
}

}  // namespace

std::optional<SymDim> Substitute(
    const SymDim& value, absl::FunctionRef<std::optional<SymDim>(const std::string&)> replacement) {
  if (value.Expr() == nullptr) return value;
  std::optional<SymDim> sum = SymDim(0);
  for (const Term& term : value.Expr()->terms()) {
    std::optional<SymDim> product = SymDim(term.coefficient);
    for (const auto& atom : term.atoms) {
      std::optional<SymDim> factor;
      if (atom->kind == Kind::kSymbol) {
        factor = replacement(atom->text);
        if (!factor) factor = SymDim(atom->text);
      } else {
        factor = Call(atom->kind, Substitute(atom->left, replacement),
                      Substitute(atom->right, replacement));
      }
      if (!factor) return std::nullopt;
      product = Mul(*product, *factor);
      if (!product) return std::nullopt;
    }
    sum = Add(*sum, *product);
    if (!sum) return std::nullopt;
  }
  return sum;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic
