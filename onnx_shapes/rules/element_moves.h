// SPDX-License-Identifier: Apache-2.0
//
// Follows the elements of small tensors through operators that only move them.
//
//   // Every second element of a vector, backwards from the last of 6.
//   MoveElements(ctx, 5, {{3, -2}});
//
// Nothing is kept between calls.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "onnx_shapes/inference_context.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// One loop of a walk through a tensor in row-major order.
struct Loop {
  size_t count;
  int64_t stride;  ///< Distance of its positions in the tensor walked through.
};

/// Returns the distance of neighbours along each axis; only for a shape with a SmallCount().
std::vector<int64_t> StridesOf(const SymShape& shape);

/// Returns the loops through the first `shape` elements of each axis of a tensor with these
/// strides.
std::vector<Loop> LoopsOver(const SymShape& shape, absl::Span<const int64_t> strides);

/// Returns the elements of an input whose shape is known and has as many; nullopt otherwise.
std::optional<std::vector<Element>> ShapedElements(Context& ctx, size_t input);

/// Gives an output the elements of the first input in the same order.
void CopyElements(Context& ctx, size_t output = 0);

/// Gives an output the elements of the first input that nested loops, the last one innermost, visit
/// from position `start` on.
void MoveElements(Context& ctx, int64_t start, absl::Span<const Loop> loops, size_t output = 0);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
