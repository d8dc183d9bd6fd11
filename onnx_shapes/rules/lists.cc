// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/lists.h"

#include <numeric>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

std::optional<SymList> InputEntries(Context& ctx, size_t input) {
  const Value& value = ctx.Input(input);
  if (HasElements(value)) {
    SymList list;
    for (Element& entry : ElementsOf(value, ctx.symbols())) {
      list.push_back(entry.divisor == 1 ? std::move(entry.numerator) : SymDim());
    }
    return list;
  }
  if (!value.shape || value.shape->Rank() > 1) return std::nullopt;
  const SymDim length = value.shape->Rank() == 0 ? SymDim(1) : (*value.shape)[0];
  if (!length.IsInt() || length.AsInt() < 0 ||
      length.AsInt() > static_cast<int64_t>(kMaxElements)) {
    return std::nullopt;
  }
  return SymList(static_cast<size_t>(length.AsInt()));
}

std::optional<SymList> InputList(Context& ctx, size_t input) {
  // list_c1
  if (ctx.Input(input).Rank() > 1) {
    ctx.RequireRank("list_c1", input, 0, 1);
    return std::nullopt;
  }
  return InputEntries(ctx, input);
}

std::optional<SymList> AttrList(Context& ctx, std::string_view name) {
  const auto entries = ctx.IntsAttr(name);
  if (!entries) return std::nullopt;
  return SymList(entries->begin(), entries->end());
}

std::optional<std::vector<int64_t>> NumbersOf(const SymList& list) {
  std::vector<int64_t> numbers;
  numbers.reserve(list.size());
  for (const SymDim& entry : list) {
    if (!entry.IsInt()) return std::nullopt;
    numbers.push_back(entry.AsInt());
  }
  return numbers;
}

std::optional<std::vector<int>> RequireAxes(Context& ctx, const char* label, const SymList& list,
                                            int rank, std::string_view attribute) {
  const auto numbers = NumbersOf(list);
  if (!numbers) return std::nullopt;
  std::vector<int> axes;
  axes.reserve(numbers->size());
  for (const int64_t number : *numbers) {
    const auto axis = ctx.RequireAxis(label, number, rank, attribute);
    if (!axis) return std::nullopt;
    axes.push_back(*axis);
  }
  return axes;
}

bool RequireDistinct(Context& ctx, const char* label, absl::Span<const int> axes, int rank,
                     std::string_view attribute) {
  std::vector<bool> seen(static_cast<size_t>(rank));
  for (const int axis : axes) {
    if (seen[static_cast<size_t>(axis)]) {
      ctx.AttrFault(Code::kAxis, label, attribute, StrCat("axis ", axis, " twice"),
                    "each axis once");
      return false;
    }
    seen[static_cast<size_t>(axis)] = true;
  }
  return true;
}

std::vector<int> AllAxes(int rank) {
  std::vector<int> axes(static_cast<size_t>(rank));
  std::iota(axes.begin(), axes.end(), 0);
  return axes;
}

SymShape FreshShape(Context& ctx, int rank) {
  SymShape shape;
  for (int axis = 0; axis < rank; ++axis) shape.PushBack(ctx.Fresh());
  return shape;
}

SymDim InputScalar(Context& ctx, size_t input) {
  const auto list = InputEntries(ctx, input);
  return list && list->size() == 1 ? list->front() : SymDim();
}

SymDim KnownOrFresh(Context& ctx, const SymDim& size) {
  return size.IsUnknown() || (size.IsInt() && size.AsInt() < 0) ? ctx.Fresh() : size;
}

SymDim ElementCount(Context& ctx, absl::Span<const SymDim> sizes) {
  for (const SymDim& size : sizes) {
    if (size == SymDim(0)) return 0;
    if (size.IsUnknown() || (size.IsInt() && size.AsInt() < 0)) return SymDim();
  }
  SymDim count = 1;
  for (const SymDim& size : sizes) count = ctx.Mul(count, size);
  return count;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
