// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// The shape asked for while it is made.
struct NewShape {
  SymShape sizes;
  std::vector<bool> copied;       // The axes that take over the size of the data.
  std::vector<int> undetermined;  // The axes of -1 and of entries that may be.
  bool has_minus_one = false;
};

// Whether an expression is at least 1 where every symbol is. The sizes that a new shape is computed
// from are taken to be: an empty tensor is reshaped by whoever means it with `allowzero`.
bool IsPositive(const SymDim& entry) {
  if (entry.Expr() == nullptr) return core::symbolic::IsAtLeast(entry, 1);
  const auto is_product = [](const core::symbolic::SymExpr::Term& term) {
    return !term.atoms.empty() && std::all_of(term.atoms.begin(), term.atoms.end(), [](auto& atom) {
      return atom->kind == core::symbolic::SymAtom::Kind::kSymbol;
    });
  };
  const auto& terms = entry.Expr()->terms();
  if (core::symbolic::IsAtLeast(entry, 0) && std::any_of(terms.begin(), terms.end(), is_product)) {
    return true;
  }
  const auto raised =
      core::symbolic::Substitute(entry, [](const std::string& name) -> std::optional<SymDim> {
        return core::symbolic::Add(SymDim(name), 1);
      });
  return raised && core::symbolic::IsAtLeast(*raised, 1);
}

// Whether an entry is the size that stands there. An expression may come out as -1, unless one is
// there already, and as 0, which copies the size at that place of the data where zeros do.
bool IsSize(const SymDim& entry, const NewShape& shape, const SymShape* data, bool zero_copies) {
  if (entry.IsInt()) return entry.AsInt() >= 0;
  if (entry.IsUnknown()) return false;
  if (!shape.has_minus_one && !core::symbolic::IsAtLeast(entry, 0)) return false;
  if (!zero_copies || IsPositive(entry)) return true;
  const int place = shape.sizes.Rank();
  // There is nothing to copy, or the same.
  return data != nullptr && (place >= data->Rank() || (*data)[place] == entry);
}

// Reads the entries one by one; nullopt after a fault.
std::optional<NewShape> ReadEntries(Context& ctx, const SymList& entries, bool zero_copies) {
  const SymShape* data = ctx.Shape(0);
  NewShape result;
  const auto minus_ones = std::count(entries.begin(), entries.end(), SymDim(-1));
  if (minus_ones > 1) {
    // reshape_c1
    ctx.Fault(Code::kSize, "reshape_c1", StrCat(minus_ones, " times -1 in the new shape"),
              "at most one -1");
    return std::nullopt;
  }
  result.has_minus_one = minus_ones == 1;
  for (int i = 0; i < static_cast<int>(entries.size()); ++i) {
    const SymDim& entry = entries[static_cast<size_t>(i)];
    const bool copies = zero_copies && entry == SymDim(0);
    result.copied.push_back(copies && data != nullptr);
    if (copies && data != nullptr && i >= data->Rank()) {
      // reshape_c2
      ctx.Fault(Code::kAxis, "reshape_c2", StrCat("0 at position ", i, " of the new shape"),
                StrCat("0 at positions below ", data->Rank(), ", where the data ", data->ToString(),
                       " have a size to copy"));
      return std::nullopt;
    }
    if (copies) {
      result.sizes.PushBack(data == nullptr ? ctx.Fresh() : (*data)[i]);
      continue;
    }
    if (IsSize(entry, result, data, zero_copies)) {
      result.sizes.PushBack(entry);
      continue;
    }
    if (entry.IsInt() && entry.AsInt() < -1) {
      // reshape_c3
      ctx.Fault(Code::kSize, "reshape_c3", StrCat("the size ", entry.AsInt(), " in the new shape"),
                "-1 or sizes that are not negative");
      return std::nullopt;
    }
    result.undetermined.push_back(i);
    result.sizes.PushBack(ctx.Fresh());
  }
  return result;
}

// Drops the expressions that both lists have, so that products stay small and divide where sums are
// factors.
void CancelCommon(std::vector<SymDim>* a, std::vector<SymDim>* b) {
  a->erase(std::remove_if(a->begin(), a->end(),
                          [b](const SymDim& size) {
                            const auto twin =
                                size.IsExpr() ? std::find(b->begin(), b->end(), size) : b->end();
                            if (twin == b->end()) return false;
                            b->erase(twin);
                            return true;
                          }),
           a->end());
}

// The product of sizes for a message; `otherwise` where it is not known or too large.
SymDim ShownCount(absl::Span<const SymDim> sizes, const SymDim& otherwise) {
  std::optional<SymDim> count = SymDim(1);
  for (const SymDim& size : sizes) {
    count = core::symbolic::Mul(*count, size);
    if (!count || count->IsUnknown()) return otherwise;
  }
  return *count;
}

// The numbers of elements of the data and of the new shape without its open size, for messages, and
// both without factors that they have in common.
struct Balance {
  SymDim all_theirs, all_ours;
  SymDim theirs, ours;
};

// Returns the size that makes up for the difference; unknown where that is not known and after a
// fault.
SymDim MissingSize(Context& ctx, const Balance& balance) {
  const auto& [all_theirs, all_ours, theirs, ours] = balance;
  if (theirs.IsUnknown() || ours.IsUnknown()) return SymDim();
  if (auto quotient = core::symbolic::ExactDiv(theirs, ours)) return std::move(*quotient);
  if (!theirs.IsInt() || !ours.IsInt()) return ctx.FloorDiv(theirs, ours);
  // reshape_c4
  ctx.Fault(Code::kSize, "reshape_c4",
            StrCat(all_theirs.ToString(), " elements for a shape of which all sizes but one make ",
                   all_ours.ToString()),
            StrCat("a multiple of ", all_ours.ToString(), " elements"));
  return SymDim();
}

// Holds the number of elements of the new shape against that of the data, which determines one size
// that is left open.
void BalanceElements(Context& ctx, const SymShape& data, bool zero_copies, NewShape* shape) {
  const auto is_open = [shape](int axis) {
    return std::find(shape->undetermined.begin(), shape->undetermined.end(), axis) !=
           shape->undetermined.end();
  };
  std::vector<SymDim> ours;
  std::vector<SymDim> theirs;
  std::vector<SymDim> closed;
  const int copied = static_cast<int>(shape->copied.size());
  for (int axis = 0; axis < data.Rank(); ++axis) {
    if (axis >= copied || !shape->copied[static_cast<size_t>(axis)]) theirs.push_back(data[axis]);
  }
  bool empty = false;
  bool copied_empty = false;
  for (int axis = 0; axis < shape->sizes.Rank(); ++axis) {
    if (is_open(axis)) continue;
    const bool is_copy = shape->copied[static_cast<size_t>(axis)];
    const bool is_zero = shape->sizes[axis] == SymDim(0);
    empty = empty || is_zero;
    copied_empty = copied_empty || (is_copy && is_zero);
    closed.push_back(shape->sizes[axis]);
    if (!is_copy) ours.push_back(shape->sizes[axis]);
  }
  if (empty && shape->has_minus_one) {
    // reshape_c5
    ctx.Fault(Code::kSize, "reshape_c5", "-1 beside a size of 0 in the new shape",
              "-1 beside sizes above 0, since any size would do");
    return;
  }
  // Both are empty whatever their other sizes are.
  if (copied_empty) return;
  if (shape->undetermined.size() > (empty ? 0 : 1)) return;
  // A factor of 0 on both sides leaves the others open; beside -1 it is refused.
  const bool may_be_empty = !zero_copies && !shape->has_minus_one;
  if (!may_be_empty) CancelCommon(&theirs, &ours);
  Balance balance;
  balance.theirs = ElementCount(ctx, theirs);
  balance.ours = ElementCount(ctx, ours);
  balance.all_theirs = ShownCount(data.Dims(), balance.theirs);
  balance.all_ours = ShownCount(closed, balance.ours);
  if (shape->undetermined.empty()) {
    // reshape_c4
    if (!ctx.Unify(balance.theirs, balance.ours)) {
      ctx.ConflictFault(
          "reshape_c4", balance.all_theirs, balance.all_ours,
          StrCat("numbers of elements of ", data.ToString(), " and ", shape->sizes.ToString()));
    }
    return;
  }
  if (may_be_empty && !core::symbolic::IsAtLeast(balance.ours, 1)) return;
  const SymDim missing = MissingSize(ctx, balance);
  if (!missing.IsUnknown()) shape->sizes[shape->undetermined[0]] = missing;
}

// The new shape is the list of entries, in which 0 may copy a size of the data and the number of
// elements determines what -1 stands for. An entry that is not known is determined likewise, if it
// is the only one.
void ReshapeTo(Context& ctx, const std::optional<SymList>& entries, bool zero_copies) {
  CopyElements(ctx);
  if (!entries || entries->size() > static_cast<size_t>(kMaxRank)) return;
  auto shape = ReadEntries(ctx, *entries, zero_copies);
  if (!shape) return;
  if (const SymShape* data = ctx.Shape(0)) BalanceElements(ctx, *data, zero_copies, &*shape);
  ctx.SetShape(0, std::move(shape->sizes));
}

}  // namespace

// The shape is an attribute.
void Reshape1(Context& ctx) { ReshapeTo(ctx, AttrList(ctx, "shape"), true); }

// The shape is an input.
void Reshape5(Context& ctx) {
  // reshape_c6
  if (ctx.Shape(1) != nullptr && !ctx.RequireRank("reshape_c6", 1, 1)) return;
  ReshapeTo(ctx, InputList(ctx, 1), ctx.IntAttr("allowzero") == 0);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
