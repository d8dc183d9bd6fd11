// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;
using core::StrJoin;

// The axes of the input in the order of the output, reversed where the node does not say. Nullopt
// after a fault.
std::optional<std::vector<int>> Permutation(Context& ctx, int rank) {
  const auto list = ctx.IntsAttr("perm");
  if (!list) {
    const std::vector<int> axes = AllAxes(rank);
    return std::vector<int>(axes.rbegin(), axes.rend());
  }
  bool fits = static_cast<int>(list->size()) == rank;
  std::vector<int> axes;
  for (const int64_t axis : *list) {
    fits = fits && axis >= 0 && axis < rank;
    axes.push_back(fits ? static_cast<int>(axis) : 0);
  }
  if (!fits) {
    // transpose_c1
    ctx.AttrFault(
        Code::kAxis, "transpose_c1", "perm", StrCat("[", StrJoin(*list, ","), "] for rank ", rank),
        rank == 0 ? std::string("an empty list") : StrCat("an order of the axes 0 to ", rank - 1));
    return std::nullopt;
  }
  // transpose_c2
  if (!RequireDistinct(ctx, "transpose_c2", axes, rank, "perm")) return std::nullopt;
  return axes;
}

}  // namespace

// Size `i` of the output is size perm[i] of the input.
void Transpose(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) {
    // An order lists every axis once, so its length is the rank.
    if (const auto list = ctx.IntsAttr("perm")) {
      ctx.SetShape(0, FreshShape(ctx, static_cast<int>(list->size())));
    }
    return;
  }
  const auto axes = Permutation(ctx, data->Rank());
  if (!axes) return;
  SymShape result;
  for (const int axis : *axes) result.PushBack((*data)[axis]);
  if (SmallCount(*data)) {
    const auto strides = StridesOf(*data);
    std::vector<Loop> loops;
    for (const int axis : *axes) {
      loops.push_back(
          {static_cast<size_t>((*data)[axis].AsInt()), strides[static_cast<size_t>(axis)]});
    }
    MoveElements(ctx, 0, loops);
  }
  ctx.SetShape(0, std::move(result));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
