// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/pool.h"

#include <utility>

#include "onnx_shapes/rules/window.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

std::optional<int> PooledDims(Context& ctx) {
  if (ctx.Shape(0) != nullptr) {
    // pool_c1
    if (!ctx.RequireRank("pool_c1", 0, 3, INT32_MAX)) return std::nullopt;
    return ctx.Shape(0)->Rank() - 2;
  }
  const auto kernel_shape = ctx.IntsAttr("kernel_shape");
  if (!kernel_shape) return std::nullopt;
  return static_cast<int>(kernel_shape->size());
}

void PoolMaps(Context& ctx, bool channels_last) {
  const auto dims = PooledDims(ctx);
  if (!dims) return;
  const auto window = ReadWindow(ctx, WindowUse::kPool, *dims, {});
  SymShape y{ctx.Size(0, 0)};
  if (!channels_last) y.PushBack(ctx.Size(0, 1));
  for (int i = 0; i < *dims; ++i) {
    const SymDim size = ctx.Size(0, y.Rank());
    y.PushBack(window ? WindowCount(ctx, *window, i, size) : SymDim());
  }
  if (channels_last) y.PushBack(ctx.Size(0, -1));
  for (size_t i = 1; i < ctx.NumOutputs(); ++i) ctx.SetShape(i, y);
  ctx.SetShape(0, std::move(y));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
