// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/convolution.h"

#include <cstddef>
#include <utility>

#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/pool.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// Requires the tensor that is added before the activation to have the shape of the result.
void CheckAddend(Context& ctx, size_t addend) {
  const auto& y = ctx.Output(0).shape;
  if (!y || ctx.Shape(addend) == nullptr) return;
  // fusedconv_c1
  if (!ctx.RequireRank("fusedconv_c1", addend, y->Rank())) return;
  for (int axis = 0; axis < y->Rank(); ++axis) {
    ctx.RequireEqual("fusedconv_c1", (*y)[axis], ctx.Size(addend, axis), "sizes of 'Y' and 'Z'");
  }
}

void CheckScalars(Context& ctx, std::initializer_list<size_t> inputs) {
  for (const size_t input : inputs) {
    // qlinear_c1
    RequireOneElement(ctx, "qlinear_c1", input);
  }
}

bool ChannelsLast(const Context& ctx) { return ctx.IntAttr("channels_last") != 0; }

}  // namespace

void FusedConv(Context& ctx) {
  Convolution(ctx, {0, 1, 2});
  CheckAddend(ctx, 3);
}

void NhwcConv(Context& ctx) { Convolution(ctx, {0, 1, 2, /*channels_last=*/true}); }

void NhwcFusedConv(Context& ctx) {
  NhwcConv(ctx);
  CheckAddend(ctx, 3);
}

void NhwcMaxPool(Context& ctx) { PoolMaps(ctx, /*channels_last=*/true); }

void MaxpoolWithMask(Context& ctx) { PoolMaps(ctx, /*channels_last=*/false); }

void MsQLinearConv(Context& ctx) {
  Convolution(ctx, {0, 3, 8, ChannelsLast(ctx)});
  CheckScalars(ctx, {1, 2, 6, 7});
}

void QLinearAveragePool(Context& ctx) {
  PoolMaps(ctx, ChannelsLast(ctx));
  CheckScalars(ctx, {1, 2, 3, 4});
}

// One window covers all of each channel.
void QLinearGlobalAveragePool(Context& ctx) {
  CheckScalars(ctx, {1, 2, 3, 4});
  // qlinearglobalaveragepool_c1
  if (!ctx.RequireRank("qlinearglobalaveragepool_c1", 0, 3, INT32_MAX)) return;
  SymShape y = *ctx.Shape(0);
  const int first = ChannelsLast(ctx) ? 1 : 2;
  for (int i = 0; i < y.Rank() - 2; ++i) y[first + i] = 1;
  ctx.SetShape(0, std::move(y));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
