// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>
#include <utility>

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

// Whether an entry is a size: an expression may come out as -1, unless that stands there already.
bool IsSize(const SymDim& entry, bool has_minus_one) {
  if (entry.IsInt()) return entry.AsInt() >= 0;
  return !entry.IsUnknown() && (has_minus_one || core::symbolic::IsAtLeast(entry, 0));
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
    if (IsSize(entry, result.has_minus_one)) {
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

// Returns the size that makes `rest` elements `total`; unknown where that is not known and after a
// fault.
SymDim MissingSize(Context& ctx, const SymDim& total, const SymDim& rest) {
  if (total.IsUnknown() || rest.IsUnknown()) return SymDim();
  if (auto quotient = core::symbolic::ExactDiv(total, rest)) return std::move(*quotient);
  if (!total.IsInt() || !rest.IsInt()) return ctx.FloorDiv(total, rest);
  // reshape_c4
  ctx.Fault(
      Code::kSize, "reshape_c4",
      StrCat(total.AsInt(), " elements for a shape of which all sizes but one make ", rest.AsInt()),
      StrCat("a multiple of ", rest.AsInt(), " elements"));
  return SymDim();
}

// Holds the number of elements of the new shape against that of the data, which determines one size
// that is left open.
void BalanceElements(Context& ctx, const SymShape& data, NewShape* shape) {
  const auto is_open = [shape](int axis) {
    return std::find(shape->undetermined.begin(), shape->undetermined.end(), axis) !=
           shape->undetermined.end();
  };
  std::vector<SymDim> ours;
  std::vector<SymDim> theirs;
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
  CancelCommon(&theirs, &ours);
  const SymDim total = ElementCount(ctx, theirs);
  const SymDim rest = ElementCount(ctx, ours);
  if (shape->undetermined.empty()) {
    // reshape_c4
    ctx.RequireEqual(
        "reshape_c4", total, rest,
        StrCat("number of elements of ", data.ToString(), " and ", shape->sizes.ToString()));
    return;
  }
  const SymDim missing = MissingSize(ctx, total, rest);
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
  if (const SymShape* data = ctx.Shape(0)) BalanceElements(ctx, *data, &*shape);
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
