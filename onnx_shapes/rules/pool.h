// SPDX-License-Identifier: Apache-2.0
//
// What pools over feature maps share.
//
//   void NhwcMaxPool(Context& ctx) { PoolMaps(ctx, true); }     // [N, H, W, C]
//
// Nothing is kept between calls.
#pragma once

#include <optional>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Returns how many spatial dimensions a pool has; nullopt when neither X nor `kernel_shape` tells,
/// or after a fault (pool_c1).
std::optional<int> PooledDims(Context& ctx);

/// Gives each output the batch size and channels of X, and the places of the window. The channels
/// come second or last.
void PoolMaps(Context& ctx, bool channels_last);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
