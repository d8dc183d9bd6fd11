// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// The number of spatial dimensions by the length of `size` or by the matrices; nullopt where it is
// not known and after a fault.
std::optional<int> SpatialRank(Context& ctx, const std::optional<SymList>& size) {
  if (size) {
    if (size->size() == 4 || size->size() == 5) return static_cast<int>(size->size()) - 2;
    // affinegrid_c3
    ctx.InputFault(Code::kSize, "affinegrid_c3", 1, StrCat(size->size(), " sizes"),
                   "4 sizes [N,C,H,W] or 5 sizes [N,C,D,H,W]");
    return std::nullopt;
  }
  const SymDim rows = ctx.Size(0, 1);
  if (rows == SymDim(2) || rows == SymDim(3)) return static_cast<int>(rows.AsInt());
  return std::nullopt;
}

}  // namespace

// One position for each pixel of the images that `size` describes: [N,H,W,2] or [N,D,H,W,3].
void AffineGrid(Context& ctx) {
  const SymShape* theta = ctx.Shape(0);
  // affinegrid_c1
  if (theta != nullptr && !ctx.RequireRank("affinegrid_c1", 0, 3)) return;
  // affinegrid_c3
  if (ctx.Shape(1) != nullptr && !ctx.RequireRank("affinegrid_c3", 1, 1)) return;
  const auto size = InputList(ctx, 1);
  const auto rank = SpatialRank(ctx, size);
  if (!rank) return;
  SymDim batch = size ? (*size)[0] : SymDim();
  if (theta != nullptr) {
    const std::string what =
        StrCat("sizes of the matrices ", theta->ToString(), " for ", *rank, " spatial dimensions");
    // affinegrid_c2
    if (!ctx.RequireEqual("affinegrid_c2", (*theta)[1], *rank, what) ||
        !ctx.RequireEqual("affinegrid_c2", (*theta)[2], *rank + 1, what)) {
      return;
    }
    // affinegrid_c4
    if (!MergeSize(ctx, "affinegrid_c4", &batch, (*theta)[0], "batch sizes of size and theta")) {
      return;
    }
  }
  SymShape result{KnownOrFresh(ctx, batch)};
  for (int i = 0; i < *rank; ++i) {
    result.PushBack(KnownOrFresh(ctx, size ? (*size)[static_cast<size_t>(i) + 2] : SymDim()));
  }
  result.PushBack(*rank);
  ctx.SetShape(0, std::move(result));
}

namespace {

// N and C of the data, the spatial sizes of the grid.
void SampleAt(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  const SymShape* grid = ctx.Shape(1);
  // gridsample_c1
  if (data != nullptr && !ctx.RequireRank("gridsample_c1", 0, 3, INT32_MAX)) return;
  // gridsample_c1
  if (grid != nullptr && !ctx.RequireRank("gridsample_c1", 1, 3, INT32_MAX)) return;
  if (data == nullptr && grid == nullptr) return;
  const int rank = data == nullptr ? grid->Rank() : data->Rank();
  SymDim batch = ctx.Size(0, 0);
  if (grid != nullptr) {
    // gridsample_c1
    if (!ctx.RequireRank("gridsample_c1", 1, rank)) return;
    // gridsample_c2
    if (!ctx.RequireEqual("gridsample_c2", (*grid)[rank - 1], rank - 2,
                          "number of coordinates and of spatial dimensions")) {
      return;
    }
    // gridsample_c3
    if (!MergeSize(ctx, "gridsample_c3", &batch, (*grid)[0], "batch sizes of X and grid")) return;
  }
  SymShape result{KnownOrFresh(ctx, batch), KnownOrFresh(ctx, ctx.Size(0, 1))};
  for (int i = 1; i < rank - 1; ++i) result.PushBack(KnownOrFresh(ctx, ctx.Size(1, i)));
  ctx.SetShape(0, std::move(result));
}

}  // namespace

void GridSample16(Context& ctx) {
  // gridsample_c4
  RequireOneOf(ctx, "gridsample_c4", "mode", {"bilinear", "nearest", "bicubic"});
  // gridsample_c5
  RequireOneOf(ctx, "gridsample_c5", "padding_mode", {"zeros", "border", "reflection"});
  SampleAt(ctx);
}

// The modes are renamed for any number of spatial dimensions.
void GridSample20(Context& ctx) {
  // gridsample_c4
  RequireOneOf(ctx, "gridsample_c4", "mode", {"linear", "nearest", "cubic"});
  // gridsample_c5
  RequireOneOf(ctx, "gridsample_c5", "padding_mode", {"zeros", "border", "reflection"});
  SampleAt(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
