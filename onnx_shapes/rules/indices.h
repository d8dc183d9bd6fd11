// SPDX-License-Identifier: Apache-2.0
//
// Constant indices of gathering and scattering operators.
//
//   WarnOfIndices(ctx, "gather_c3", 1, {size});
//   WarnOfIndices(ctx, "gathernd_c5", 1, {rows, columns});   // Of pairs.
#pragma once

#include "absl/types/span.h"
#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Warns of the first constant element of an input that is no index of its axis, which are those
/// from -size to size - 1. The elements are tuples with an index for each of the sizes.
void WarnOfIndices(Context& ctx, const char* label, size_t input, absl::Span<const SymDim> sizes);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
