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

// Each size is multiplied by its number of copies; false after a fault.
void TileBy(Context& ctx, const SymShape& data, const SymList& repeats) {
  SymShape result;
  for (int axis = 0; axis < data.Rank(); ++axis) {
    const SymDim& copies = repeats[static_cast<size_t>(axis)];
    if (copies.IsInt() && copies.AsInt() < 0) {
      // tile_c2
      ctx.Fault(Code::kSize, "tile_c2", StrCat(copies.AsInt(), " copies along axis ", axis),
                "numbers that are not negative");
      return;
    }
    result.PushBack(KnownOrFresh(ctx, ctx.Mul(data[axis], copies)));
  }
  if (SmallCount(data) && SmallCount(result)) {
    const auto strides = StridesOf(data);
    std::vector<Loop> loops;
    for (int axis = 0; axis < data.Rank(); ++axis) {
      const SymDim& copies = repeats[static_cast<size_t>(axis)];
      if (!copies.IsInt()) return ctx.SetShape(0, std::move(result));
      loops.push_back({static_cast<size_t>(copies.AsInt()), 0});
      loops.push_back(
          {static_cast<size_t>(data[axis].AsInt()), strides[static_cast<size_t>(axis)]});
    }
    MoveElements(ctx, 0, loops);
  }
  ctx.SetShape(0, std::move(result));
}

}  // namespace

// Version 1 repeats along one axis, which a floating-point scalar gives like the number of copies.
void Tile1(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  const SymDim where = InputScalar(ctx, 2);
  if (!where.IsInt()) return ctx.SetShape(0, FreshShape(ctx, data->Rank()));
  // tile_c3
  const auto axis = ctx.RequireAxis("tile_c3", where.AsInt(), data->Rank());
  if (!axis) return;
  SymList repeats(static_cast<size_t>(data->Rank()), 1);
  repeats[static_cast<size_t>(*axis)] = InputScalar(ctx, 1);
  TileBy(ctx, *data, repeats);
}

// A number of copies for each axis.
void Tile6(Context& ctx) {
  // tile_c1
  if (ctx.Shape(1) != nullptr && !ctx.RequireRank("tile_c1", 1, 1)) return;
  const SymShape* data = ctx.Shape(0);
  auto repeats = InputList(ctx, 1);
  if (data == nullptr) {
    if (repeats) ctx.SetShape(0, FreshShape(ctx, static_cast<int>(repeats->size())));
    return;
  }
  if (!repeats) repeats = SymList(static_cast<size_t>(data->Rank()));
  if (static_cast<int>(repeats->size()) != data->Rank()) {
    // tile_c1
    ctx.Fault(Code::kSize, "tile_c1",
              StrCat(repeats->size(), " numbers of copies for rank ", data->Rank()),
              "a number for each axis");
    return;
  }
  TileBy(ctx, *data, *repeats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
