// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Whether an element is other than 0; nullopt where the symbols leave it open.
std::optional<bool> IsNonZero(const Element& element) {
  if (const auto number = element.Number()) return *number != 0;
  if (core::symbolic::IsAtLeast(element.numerator, 1)) return true;
  return std::nullopt;
}

// The positions of the elements other than 0; nullopt where they are not known.
std::optional<std::vector<int64_t>> NonZeroPositions(Context& ctx, size_t input) {
  const auto elements = ShapedElements(ctx, input);
  if (!elements) return std::nullopt;
  std::vector<int64_t> positions;
  for (size_t i = 0; i < elements->size(); ++i) {
    const auto counts = IsNonZero((*elements)[i]);
    if (!counts) return std::nullopt;
    if (*counts) positions.push_back(static_cast<int64_t>(i));
  }
  return positions;
}

}  // namespace

// As many slices along the axis as flags are set, and as many elements without an axis.
void Compress(Context& ctx) {
  const SymShape* input = ctx.Shape(0);
  // compress_c1
  if (input != nullptr && !ctx.RequireRank("compress_c1", 0, 1, INT32_MAX)) return;
  // compress_c3
  if (ctx.Shape(1) != nullptr && !ctx.RequireRank("compress_c3", 1, 1)) return;
  const auto axis = ctx.OptionalIntAttr("axis");
  SymShape result{ctx.Fresh()};
  int kept = 0;
  if (axis) {
    if (input == nullptr) return;
    // compress_c2
    const auto within = ctx.RequireAxis("compress_c2", *axis, input->Rank(), "axis");
    if (!within) return;
    kept = *within;
    result = *input;
    result[kept] = ctx.Fresh();
  }
  const auto set = NonZeroPositions(ctx, 1);
  const SymDim length = input == nullptr ? SymDim()
                        : axis           ? (*input)[kept]
                                         : ElementCount(ctx, input->Dims());
  // Runtimes ignore flags beyond the end.
  if (set && (set->empty() || core::symbolic::IsAtLeast(length, set->back() + 1))) {
    result[kept] = static_cast<int64_t>(set->size());
  }
  ctx.SetShape(0, std::move(result));
}

// A column for each element that is not 0, a row for each axis.
void NonZero(Context& ctx) {
  const SymShape* input = ctx.Shape(0);
  const SymDim rows = input == nullptr ? ctx.Fresh() : SymDim(input->Rank());
  const auto positions = NonZeroPositions(ctx, 0);
  if (!positions) return ctx.SetShape(0, SymShape{rows, ctx.Fresh()});
  const auto strides = StridesOf(*input);
  std::vector<SymDim> coordinates;
  for (size_t axis = 0; axis < strides.size() && coordinates.size() <= kMaxElements; ++axis) {
    const int64_t size = (*input)[static_cast<int>(axis)].AsInt();
    for (const int64_t position : *positions) {
      coordinates.emplace_back(position / strides[axis] % size);
    }
  }
  ctx.SetShape(0, SymShape{rows, static_cast<int64_t>(positions->size())});
  ctx.SetIntegers(0, std::move(coordinates));
}

// The distinct elements or slices, where each of them occurs first and how often, and for every
// element or slice of the input the place it went to.
void Unique(Context& ctx) {
  const SymShape* input = ctx.Shape(0);
  const SymDim distinct = ctx.Fresh();
  std::optional<SymShape> result = SymShape{distinct};
  SymDim inverse;
  if (const auto axis = ctx.OptionalIntAttr("axis")) {
    result = std::nullopt;
    if (input != nullptr) {
      // unique_c1
      const auto within = ctx.RequireAxis("unique_c1", *axis, input->Rank(), "axis");
      if (!within) return;
      result = *input;
      (*result)[*within] = distinct;
      inverse = (*input)[*within];
    }
  } else if (input != nullptr) {
    inverse = ElementCount(ctx, input->Dims());
  }
  if (result) ctx.SetShape(0, std::move(*result));
  ctx.SetShape(1, SymShape{distinct});
  ctx.SetShape(2, SymShape{KnownOrFresh(ctx, inverse)});
  ctx.SetShape(3, SymShape{distinct});
}

namespace {

// The number that `depth` holds, without its fraction; unknown where it is not known.
SymDim DepthOf(Context& ctx) {
  SymDim integer = InputScalar(ctx, 1);
  const auto numbers = ctx.Numbers(1);
  if (!integer.IsUnknown() || !numbers || numbers->size() != 1) return integer;
  const double number = std::trunc(numbers->front());
  return std::fabs(number) < 9.2e18 ? SymDim(static_cast<int64_t>(number)) : SymDim();
}

}  // namespace

// The shape of the indices with the size `depth` inserted at the axis.
void OneHot11(Context& ctx) {
  // onehot_c1
  RequireOneElement(ctx, "onehot_c1", 1);
  // onehot_c3
  if (ctx.RequireRank("onehot_c3", 2, 1)) {
    // onehot_c3
    ctx.RequireEqual("onehot_c3", ctx.Size(2, 0), 2, "number of values, which are off and on");
  }
  const SymShape* indices = ctx.Shape(0);
  if (indices == nullptr) return;
  SymDim depth = DepthOf(ctx);
  if (depth.IsInt() && depth.AsInt() < 0) {
    // onehot_c2
    ctx.InputFault(Code::kSize, "onehot_c2", 1, StrCat("the depth ", depth.AsInt()),
                   "a number that is not negative");
    depth = SymDim();
  }
  const int rank = indices->Rank() + 1;
  // onehot_c4
  const auto axis = ctx.RequireAxis("onehot_c4", ctx.IntAttr("axis", -1), rank, "axis");
  if (!axis) return;
  SymShape result;
  for (int i = 0, from = 0; i < rank; ++i) {
    result.PushBack(i == *axis ? KnownOrFresh(ctx, depth) : (*indices)[from++]);
  }
  ctx.SetShape(0, std::move(result));
}

// Indices do not count from the end yet.
void OneHot9(Context& ctx) {
  if (const auto indices = ctx.Numbers(0)) {
    for (const double index : *indices) {
      if (!(index < 0)) continue;
      // onehot_c5
      ctx.InputFault(Code::kSize, "onehot_c5", 0, "a negative index",
                     "indices that are not negative", "since version 11 they count from the end");
      break;
    }
  }
  OneHot11(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
