// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdint>
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
using core::symbolic::IsAtLeast;

// The positions that a cut takes of an axis whose size is a number.
struct Positions {
  int64_t start;
  int64_t count;
};

Positions Cut(int64_t size, int64_t start, int64_t end, int64_t step) {
  if (start < 0) start += size;
  if (end < 0) end += size;
  int64_t distance = 0;
  int64_t stride = step;
  if (step > 0) {
    start = std::clamp<int64_t>(start, 0, size);
    distance = std::clamp<int64_t>(end, 0, size) - start;
  } else {
    if (size == 0) return {0, 0};
    start = std::clamp<int64_t>(start, 0, size - 1);
    distance = start - std::clamp<int64_t>(end, -1, size - 1);
    stride = step == INT64_MIN ? INT64_MAX : -step;
  }
  return {start, distance <= 0 ? 0 : (distance - 1) / stride + 1};
}

// A bound of a cut of an axis of symbolic size: the position min(offset, size), or counted from the
// end max(size - offset, 0).
struct Bound {
  bool from_end;
  SymDim offset;
};

// Nullopt where the sign is not known, which decides where to count from. The largest numbers of
// either width stand for the ends of the axis.
std::optional<Bound> BoundOf(const SymDim& value, const SymDim& size) {
  if (value.IsInt()) {
    const int64_t number = value.AsInt();
    if (number >= INT32_MAX) return Bound{true, 0};
    if (number <= -INT32_MAX) return Bound{false, 0};
    return number >= 0 ? Bound{false, value} : Bound{true, -number};
  }
  if (IsAtLeast(value, 0)) return Bound{false, value};
  const auto negated = core::symbolic::Sub(SymDim(0), value);
  if (negated && IsAtLeast(*negated, 1)) return Bound{true, *negated};
  // One less than the size is the last position, or before the first one of none.
  const auto rest = core::symbolic::Sub(size, value);
  if (rest && *rest == SymDim(1)) return Bound{true, 1};
  return std::nullopt;
}

// The distance of two bounds, at least 0, in a form without both positions where there is one.
SymDim Distance(Context& ctx, const SymDim& size, const Bound& start, const Bound& end) {
  const SymDim& s = start.offset;
  const SymDim& e = end.offset;
  if (!start.from_end && !end.from_end) {
    return ctx.Min(ctx.Max(ctx.Sub(size, s), 0), ctx.Max(ctx.Sub(e, s), 0));
  }
  if (!start.from_end) return ctx.Max(ctx.Sub(ctx.Sub(size, e), s), 0);
  if (end.from_end) return ctx.Min(ctx.Max(ctx.Sub(size, e), 0), ctx.Max(ctx.Sub(s, e), 0));
  return ctx.Max(ctx.Sub(ctx.Min(e, size), ctx.Max(ctx.Sub(size, s), 0)), 0);
}

// Backwards from `start` to behind `end`, both numbers, through an axis of symbolic size.
SymDim DistanceBack(Context& ctx, const SymDim& size, const Bound& start, const Bound& end) {
  const SymDim last = ctx.Sub(size, 1);
  const auto position = [&](const Bound& bound, int64_t least) {
    if (!bound.from_end) return ctx.Min(bound.offset, last);
    return bound.offset == SymDim(1) ? last : ctx.Max(ctx.Sub(size, bound.offset), least);
  };
  const SymDim from = position(start, 0);
  const SymDim to = position(end, -1);
  // Of an empty axis nothing is left.
  return ctx.Min(size, ctx.Max(ctx.Sub(from, to), 0));
}

// The number of positions that a cut takes; unknown where it is not known.
SymDim CutSize(Context& ctx, const SymDim& size, const SymDim& start, const SymDim& end,
               const SymDim& step) {
  if (size.IsUnknown() || start.IsUnknown() || end.IsUnknown() || !step.IsInt()) return SymDim();
  if (size.IsInt() && size.AsInt() < 0) return SymDim();
  if (size.IsInt() && start.IsInt() && end.IsInt()) {
    return Cut(size.AsInt(), start.AsInt(), end.AsInt(), step.AsInt()).count;
  }
  if (step.AsInt() > 0) {
    const auto from = BoundOf(start, size);
    const auto to = BoundOf(end, size);
    if (!from || !to) return SymDim();
    return ctx.CeilDiv(Distance(ctx, size, *from, *to), step);
  }
  if (!start.IsInt() || !end.IsInt() || step.AsInt() == INT64_MIN) return SymDim();
  // Backwards, a very large start is the last position and a very small end lies before the first.
  const Bound from = start.AsInt() >= INT32_MAX ? Bound{true, 1} : *BoundOf(start, size);
  const Bound to = end.AsInt() <= -INT32_MAX ? Bound{true, ctx.Add(size, 1)} : *BoundOf(end, size);
  return ctx.CeilDiv(DistanceBack(ctx, size, from, to), -step.AsInt());
}

// The parameters of a node, one entry an axis.
struct Cuts {
  std::vector<int> axes;
  SymList starts;
  SymList ends;
  SymList steps;
};

void CutElements(Context& ctx, const SymShape& data, const Cuts& cuts) {
  if (!SmallCount(data)) return;
  const auto strides = StridesOf(data);
  std::vector<Loop> loops = LoopsOver(data, strides);
  int64_t from = 0;
  for (size_t i = 0; i < cuts.axes.size(); ++i) {
    if (!cuts.starts[i].IsInt() || !cuts.ends[i].IsInt() || !cuts.steps[i].IsInt()) return;
    Loop& loop = loops[static_cast<size_t>(cuts.axes[i])];
    const int64_t step = cuts.steps[i].AsInt();
    const Positions taken =
        Cut(static_cast<int64_t>(loop.count), cuts.starts[i].AsInt(), cuts.ends[i].AsInt(), step);
    from += taken.start * loop.stride;
    loop.count = static_cast<size_t>(taken.count);
    // Where one position is left, the step may be anything.
    loop.stride = taken.count > 1 ? loop.stride * step : 0;
  }
  MoveElements(ctx, from, loops);
}

// The result keeps the rank; each axis that is cut has the number of positions between its bounds.
void ApplyCuts(Context& ctx, const SymShape& data, const Cuts& cuts) {
  SymShape result = data;
  for (size_t i = 0; i < cuts.axes.size(); ++i) {
    if (cuts.steps[i] == SymDim(0)) {
      // slice_c4
      ctx.Fault(Code::kSize, "slice_c4", "a step of 0", "steps other than 0");
      return;
    }
    const int axis = cuts.axes[i];
    result[axis] =
        KnownOrFresh(ctx, CutSize(ctx, data[axis], cuts.starts[i], cuts.ends[i], cuts.steps[i]));
  }
  CutElements(ctx, data, cuts);
  ctx.SetShape(0, std::move(result));
}

// Returns whether a list that is given has as many entries as there are starts.
bool RequireLength(Context& ctx, const char* what, const SymList& list, size_t length) {
  if (list.size() == length) return true;
  // slice_c3
  ctx.Fault(Code::kSize, "slice_c3", StrCat(list.size(), " ", what, " for ", length, " starts"),
            "as many entries in each list");
  return false;
}

// The axes in the order of the bounds, by default the leading ones. Nullopt where they are not
// known and after a fault.
std::optional<std::vector<int>> CutAxes(Context& ctx, const std::optional<SymList>& list,
                                        bool given, size_t count, int rank,
                                        std::string_view attribute) {
  SymList entries;
  if (given && !list) return std::nullopt;
  if (given) {
    entries = *list;
  } else {
    for (size_t i = 0; i < count; ++i) entries.emplace_back(static_cast<int64_t>(i));
  }
  // slice_c1
  auto axes = RequireAxes(ctx, "slice_c1", entries, rank, attribute);
  // slice_c2
  if (!axes || !RequireDistinct(ctx, "slice_c2", *axes, rank, attribute)) return std::nullopt;
  return axes;
}

}  // namespace

// The bounds are attributes and there are no steps.
void Slice1(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  const auto starts = AttrList(ctx, "starts");
  const auto ends = AttrList(ctx, "ends");
  const auto list = AttrList(ctx, "axes");
  if (data == nullptr || !starts || !ends) return;
  if (!RequireLength(ctx, "ends", *ends, starts->size())) return;
  if (list && !RequireLength(ctx, "axes", *list, starts->size())) return;
  auto axes = CutAxes(ctx, list, list.has_value(), starts->size(), data->Rank(), "axes");
  if (!axes) return;
  ApplyCuts(ctx, *data, {std::move(*axes), *starts, *ends, SymList(starts->size(), 1)});
}

// The bounds and steps are inputs.
void Slice10(Context& ctx) {
  for (size_t i = 1; i < 5; ++i) {
    // slice_c5
    if (ctx.Shape(i) != nullptr && !ctx.RequireRank("slice_c5", i, 1)) return;
  }
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  auto starts = InputList(ctx, 1);
  auto ends = InputList(ctx, 2);
  const auto list = InputList(ctx, 3);
  auto steps = InputList(ctx, 4);
  // Any list tells how many entries there are.
  const SymList* counted = starts ? &*starts : ends ? &*ends : list ? &*list : nullptr;
  if (counted == nullptr) return ctx.SetShape(0, FreshShape(ctx, data->Rank()));
  const size_t count = counted->size();
  if (ends && !RequireLength(ctx, "ends", *ends, count)) return;
  if (list && !RequireLength(ctx, "axes", *list, count)) return;
  if (steps && !RequireLength(ctx, "steps", *steps, count)) return;
  const bool axes_unknown = ctx.HasInput(3) && (!list || !NumbersOf(*list));
  if (axes_unknown) return ctx.SetShape(0, FreshShape(ctx, data->Rank()));
  auto axes = CutAxes(ctx, list, ctx.HasInput(3), count, data->Rank(), "");
  if (!axes) return;
  if (!starts) starts = SymList(count);
  if (!ends) ends = SymList(count);
  if (!steps) steps = SymList(count, ctx.HasInput(4) ? SymDim() : SymDim(1));
  for (size_t i = 0; i < count; ++i) {
    // By the specification nothing is left backwards of an end like this; for onnxruntime it is no
    // end.
    const bool no_end = (*ends)[i] == SymDim(INT64_MAX) || (*ends)[i] == SymDim(INT32_MAX);
    if (no_end && !core::symbolic::IsAtLeast((*steps)[i], 0)) (*ends)[i] = SymDim();
  }
  ApplyCuts(ctx, *data, {std::move(*axes), std::move(*starts), std::move(*ends), *steps});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
