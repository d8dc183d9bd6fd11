// SPDX-License-Identifier: Apache-2.0
//
// Constant indices of gathering and scattering operators.
//
//   WarnOfIndices(ctx, "gather_c3", 1, size);
#pragma once

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Warns of the first constant element of an input that is no index of an axis of that size, which
/// are those from -size to size - 1.
void WarnOfIndices(Context& ctx, const char* label, size_t input, const SymDim& size);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
