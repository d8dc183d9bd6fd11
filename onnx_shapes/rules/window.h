// SPDX-License-Identifier: Apache-2.0
//
// The geometry that pools, convolutions and their inverses share: a window that slides over the
// spatial dimensions of a padded input.
//
//   auto window = ReadWindow(ctx, WindowUse::kPool, 2, {});
//   if (window) height = WindowCount(ctx, *window, 0, (*x)[2]);
//
// A window of k elements with dilation d extends over (k - 1) * d + 1 positions. Within a size D,
// padded at both sides, it has floor((D + pads - extent) / stride) + 1 places; automatic padding of
// the SAME kinds is chosen such that there are ceil(D / stride). Plain values that own their lists.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"
#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// What the window is for. A convolution has to find room for its kernel within the padded input
/// and takes no `pads` beside an `auto_pad`; a pool may come out empty, and its `pads` may be
/// zeros.
enum class WindowUse { kPool, kConvolution };

/// Numbers for the spatial dimensions, of which there are rarely more than three.
using WindowList = absl::InlinedVector<int64_t, 6>;
using WindowSizes = absl::InlinedVector<SymDim, 3>;

/// A window, with one entry a spatial dimension in each list.
struct Window {
  WindowUse use;
  WindowSizes kernel;    ///< Sizes of the window; unknown where nothing states them.
  WindowSizes extents;   ///< The same after dilation.
  WindowList strides;    ///< Positive.
  WindowList dilations;  ///< Positive.
  WindowList pads;       ///< Two an axis: all beginnings, then all ends. Not negative.
  bool same = false;     ///< Whether `auto_pad` chooses the pads, which are then zeros.
  bool ceil = false;     ///< Whether the last window may reach beyond the padding.
};

/// Reads an INTS attribute that has `count` entries of at least `least`; `fallback` for each of
/// them where the node has none, or the operator no such attribute. Reports what does not fit
/// (window_c1, window_c2) and returns false then.
bool ReadWindowList(Context& ctx, std::string_view name, size_t count, int64_t least,
                    int64_t fallback, WindowList* list);

/// Returns the attributes of a window over `dims` spatial dimensions; nullopt after a fault. The
/// window's own size is `kernel_shape`, or else `kernel`, whose entries it has to equal; both may
/// be missing.
std::optional<Window> ReadWindow(Context& ctx, WindowUse use, int dims,
                                 absl::Span<const SymDim> kernel);

/// Returns how many places the window has along spatial dimension `i`, where the input has `size`.
/// An input without room for it is a fault (window_c6).
SymDim WindowCount(Context& ctx, const Window& window, int i, const SymDim& size);

/// Returns the size that `count` places along spatial dimension `i` cover, prolonged by `more`,
/// without the padding: the inverse of WindowCount, but for what a stride leaves over. Pads that
/// leave nothing are a fault (window_c7).
SymDim CoveredSize(Context& ctx, const Window& window, int i, const SymDim& count, int64_t more);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
