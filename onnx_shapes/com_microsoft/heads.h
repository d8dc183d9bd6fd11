// SPDX-License-Identifier: Apache-2.0
//
// What the attention operators share: heads, hidden sizes and the lengths of caches.
//
//   const SymDim heads = RequireHeads(ctx, "num_heads");
//   const SymDim size = HeadSize(ctx, 0, ctx.Size(0, 2), heads);
//
// Nothing is kept between calls.
#pragma once

#include <cstddef>
#include <string_view>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Returns an attribute that counts heads; unknown after a fault (heads_c1).
SymDim RequireHeads(Context& ctx, std::string_view name);

/// Returns the size of each head of an input that holds `heads` side by side in `width`; unknown
/// where it is not known and after a fault (heads_c2).
SymDim HeadSize(Context& ctx, size_t input, const SymDim& width, const SymDim& heads);

/// Requires an input, if its rank is known, to be a vector of a length.
void RequireVector(Context& ctx, const char* label, size_t input, const SymDim& length,
                   std::string_view what);

/// Requires an input to stretch to the scores [batch, heads, queries, keys] (heads_c3).
void CheckAttentionBias(Context& ctx, size_t input, const SymShape& scores);

/// The hidden sizes of projections to queries, keys and values that lie side by side.
struct Projection {
  SymDim width;     ///< All columns.
  SymDim q_hidden;  ///< Columns of the queries.
  SymDim v_hidden;  ///< Columns of the values.
};

/// Returns what weights [input_hidden, columns], a bias of a number a column and
/// `qkv_hidden_sizes` tell (projection_c1 to projection_c5). `hidden` is the last size of the
/// tokens. Each projection has a third of the columns where the attribute does not say otherwise.
Projection ReadProjection(Context& ctx, const SymDim& hidden, size_t weights, size_t bias);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
