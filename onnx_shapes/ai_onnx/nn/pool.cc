// SPDX-License-Identifier: Apache-2.0
#include <optional>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/pool.h"
#include "onnx_shapes/rules/sizes.h"
#include "onnx_shapes/rules/window.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// [N, C, places of the window...] for each output.
void Pool(Context& ctx) { PoolMaps(ctx, /*channels_last=*/false); }

void MaxPool(Context& ctx) {
  const int64_t order = ctx.IntAttr("storage_order");
  // maxpool_c1
  if (order != 0 && order != 1) {
    ctx.AttrFault(Code::kAttributeValue, "maxpool_c1", "storage_order",
                  StrCat("storage_order ", order), "0 or 1");
  }
  Pool(ctx);
}

// One window covers all of each channel.
void GlobalPool(Context& ctx) {
  // globalpool_c1
  if (!ctx.RequireRank("globalpool_c1", 0, 2, INT32_MAX)) return;
  SymShape y = *ctx.Shape(0);
  for (int i = 2; i < y.Rank(); ++i) y[i] = 1;
  ctx.SetShape(0, std::move(y));
}

// [number of regions, C, pooled_shape...].
void MaxRoiPool(Context& ctx) {
  // maxroipool_c1
  const bool x_fits = ctx.RequireRank("maxroipool_c1", 0, 4);
  SymDim regions;
  SymDim columns = 5;
  // maxroipool_c2
  MatchShape(ctx, "maxroipool_c2", 1,
             {{&regions, "", ""}, {&columns, "maxroipool_c2", "columns of 'rois'"}});
  SymShape y{regions, x_fits ? ctx.Size(0, 1) : SymDim(), SymDim(), SymDim()};
  WindowList pooled;
  // A window's list has one positive entry a dimension, and so has this one.
  if (ReadWindowList(ctx, "pooled_shape", 2, 1, 1, &pooled)) {
    for (int i = 0; i < 2; ++i) y[i + 2] = pooled[static_cast<size_t>(i)];
  }
  ctx.SetShape(0, std::move(y));
}

namespace {

// The shape that input `output_shape` states, as far as it does.
void UnpoolToShape(Context& ctx, int rank) {
  // maxunpool_c3
  if (!RankFits(ctx, "maxunpool_c3", 2, 1, 1)) return;
  ctx.RequireEqual("maxunpool_c3", ctx.Size(2, 0), rank, "length of 'output_shape' and rank of 'X'",
                   2);
  const auto* sizes = ctx.Integers(2);
  const bool known = sizes != nullptr && sizes->size() == static_cast<size_t>(rank);
  SymShape y;
  for (int i = 0; i < rank; ++i) {
    y.PushBack(known ? (*sizes)[static_cast<size_t>(i)] : SymDim());
    // maxunpool_c4
    if (y[i].IsInt() && y[i].AsInt() < 0) {
      ctx.InputFault(Code::kSize, "maxunpool_c4", 2, StrCat("size ", y[i].AsInt()),
                     "sizes of 0 or more");
      y[i] = SymDim();
    }
    // maxunpool_c5
    if (i < 2) MergeSize(ctx, "maxunpool_c5", &y[i], ctx.Size(0, i), "batch and channel sizes", 2);
  }
  ctx.SetShape(0, std::move(y));
}

}  // namespace

// The size from which a pool with the same attributes makes that of X, without what `ceil_mode` or
// a stride cut off, which only `output_shape` tells.
void MaxUnpool(Context& ctx) {
  const auto dims = PooledDims(ctx);
  if (!dims) return;
  // maxunpool_c1
  if (ctx.Shape(0) != nullptr && ctx.RequireRank("maxunpool_c1", 1, *dims + 2)) {
    for (int i = 0; i < *dims + 2; ++i) {
      // maxunpool_c2
      ctx.RequireEqual("maxunpool_c2", ctx.Size(0, i), ctx.Size(1, i), "sizes of 'X' and 'I'", 1);
    }
  }
  const auto window = ReadWindow(ctx, WindowUse::kPool, *dims, {});
  if (ctx.HasInput(2)) return UnpoolToShape(ctx, *dims + 2);
  SymShape y{ctx.Size(0, 0), ctx.Size(0, 1)};
  for (int i = 0; i < *dims; ++i) {
    y.PushBack(window ? CoveredSize(ctx, *window, i, ctx.Size(0, i + 2), 0) : SymDim());
  }
  ctx.SetShape(0, std::move(y));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
