// SPDX-License-Identifier: Apache-2.0
//
// What operators that multiply stacks of matrices share.
//
//   auto shape = MatrixProduct(ctx, 0, 1);    // float[B,2,3] and float[3,N] give [B,2,N]
//
// Nothing is kept between calls.
#pragma once

#include <cstddef>
#include <optional>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Returns the shape of the product of two inputs, as NumPy's matmul has it; nullopt when it is not
/// known, and after a fault in a rank. Its constraints are those of MatMul.
std::optional<SymShape> MatrixProduct(Context& ctx, size_t left, size_t right);
/// The same for two shapes of one dimension or more.
SymShape MatrixProduct(Context& ctx, const SymShape& a, const SymShape& b);

/// Requires a quantization parameter of matrices of that shape to have one element, one a row of
/// the last two dimensions, [M] or [..., M, 1]. Returns false after a fault.
bool RequireOneOrPerRow(Context& ctx, const char* label, size_t input, const SymShape& matrices);
/// The same for one a column, [N] or [..., 1, N].
bool RequireOneOrPerColumn(Context& ctx, const char* label, size_t input, const SymShape& matrices);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
