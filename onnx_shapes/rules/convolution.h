// SPDX-License-Identifier: Apache-2.0
//
// What the convolutions share: channels, groups, biases and the sizes of the result.
//
//   void Conv(Context& ctx) { Convolution(ctx, {0, 1, 2}); }
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "onnx_shapes/inference_context.h"
#include "onnx_shapes/rules/window.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Which inputs of an operator are the feature maps, the kernels and the bias; an index that the
/// operator does not have stands for no bias. The channels of the maps come second or last.
struct ConvolutionInputs {
  size_t x;
  size_t w;
  size_t bias;
  bool channels_last = false;
};

/// Returns the number of spatial dimensions that feature maps and kernels have, 0 when nothing
/// tells; nullopt after a fault (conv_c1, conv_c2).
std::optional<int> SpatialDims(Context& ctx, const ConvolutionInputs& inputs);

/// Returns attribute `group`, 1 by default; nullopt after a fault (conv_c3).
std::optional<int64_t> Groups(Context& ctx);

/// Requires the channels at an axis of an input to divide into `group` groups of one size; returns
/// false after a fault.
bool RequireGroups(Context& ctx, const char* label, size_t input, int axis, int64_t group);

/// Requires the bias, if there is one, to be a vector with an element an output channel (conv_c6)
/// and returns their number, of which the bias may tell more.
SymDim CheckBias(Context& ctx, size_t bias, SymDim channels);

/// Returns the window of the kernels; nullopt after a fault.
std::optional<Window> KernelWindow(Context& ctx, const ConvolutionInputs& inputs, int dims);

/// Fills the first output of a convolution: [N, M, places of the kernel...], or with M last.
/// Returns the window of the kernels; nullopt when the number of dimensions is not known or after a
/// fault.
std::optional<Window> Convolution(Context& ctx, const ConvolutionInputs& inputs);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
