// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>

#include "onnx_light/core/strings.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

bool CanBeOne(const SymDim& size) {
  return size.IsInt() ? size.AsInt() == 1 : !core::symbolic::CannotBeEqual(size, 1);
}

// Without axes all sizes of 1 go, so that one size that may be 1 leaves the rank open.
void SqueezeOnes(Context& ctx, const SymShape& data) {
  SymShape result;
  for (const SymDim& size : data.Dims()) {
    if (size == SymDim(1)) continue;
    if (CanBeOne(size)) return;
    result.PushBack(size);
  }
  ctx.SetShape(0, std::move(result));
}

// Drops the axes, each of which has the size 1.
void SqueezeAxes(Context& ctx, const SymShape& data, const SymList& list,
                 std::string_view attribute) {
  if (list.empty()) {
    // Runtimes do not agree on whether that means no axis or all of size 1.
    if (std::none_of(data.Dims().begin(), data.Dims().end(), CanBeOne)) ctx.CopyShape(0, 0);
    return;
  }
  if (!NumbersOf(list)) {
    if (list.size() == 1 && data.Rank() > 0) ctx.SetShape(0, FreshShape(ctx, data.Rank() - 1));
    return;
  }
  // squeeze_c1
  const auto axes = RequireAxes(ctx, "squeeze_c1", list, data.Rank(), attribute);
  if (!axes) return;
  std::vector<bool> dropped(static_cast<size_t>(data.Rank()));
  for (const int axis : *axes) dropped[static_cast<size_t>(axis)] = true;
  SymShape result;
  for (int axis = 0; axis < data.Rank(); ++axis) {
    if (!dropped[static_cast<size_t>(axis)]) {
      result.PushBack(data[axis]);
      continue;
    }
    // squeeze_c2
    ctx.RequireEqual(
        "squeeze_c2", data[axis], 1,
        core::StrCat("size of axis ", axis, " of ", data.ToString(), ", which is to be removed"));
  }
  ctx.SetShape(0, std::move(result));
}

// Inserts sizes of 1 at the axes, which are those of the result.
void UnsqueezeAxes(Context& ctx, const std::optional<SymList>& list, std::string_view attribute) {
  CopyElements(ctx);
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr || !list) return;
  const int rank = data->Rank() + static_cast<int>(list->size());
  if (!NumbersOf(*list)) {
    // All sizes of an unsqueezed scalar are 1, wherever they stand.
    SymShape result = FreshShape(ctx, rank);
    for (int axis = 0; axis < rank && data->Rank() == 0; ++axis) result[axis] = 1;
    ctx.SetShape(0, std::move(result));
    return;
  }
  // unsqueeze_c1
  const auto axes = RequireAxes(ctx, "unsqueeze_c1", *list, rank, attribute);
  // unsqueeze_c2
  if (!axes || !RequireDistinct(ctx, "unsqueeze_c2", *axes, rank, attribute)) return;
  std::vector<bool> inserted(static_cast<size_t>(rank));
  for (const int axis : *axes) inserted[static_cast<size_t>(axis)] = true;
  SymShape result;
  int from = 0;
  for (const bool is_new : inserted) result.PushBack(is_new ? SymDim(1) : (*data)[from++]);
  ctx.SetShape(0, std::move(result));
}

}  // namespace

// The axes are an attribute.
void Squeeze1(Context& ctx) {
  CopyElements(ctx);
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  if (const auto axes = AttrList(ctx, "axes")) {
    SqueezeAxes(ctx, *data, *axes, "axes");
  } else {
    SqueezeOnes(ctx, *data);
  }
}

// The axes are an input.
void Squeeze13(Context& ctx) {
  CopyElements(ctx);
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  if (!ctx.HasInput(1)) {
    SqueezeOnes(ctx, *data);
  } else if (const auto axes = InputList(ctx, 1)) {
    SqueezeAxes(ctx, *data, *axes, "");
  }
}

// The axes are an attribute.
void Unsqueeze1(Context& ctx) { UnsqueezeAxes(ctx, AttrList(ctx, "axes"), "axes"); }

// The axes are an input.
void Unsqueeze13(Context& ctx) { UnsqueezeAxes(ctx, InputList(ctx, 1), ""); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
