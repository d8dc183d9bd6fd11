// SPDX-License-Identifier: Apache-2.0
//
// Sizes that several inputs of a node state.
//
//   SymDim batch, hidden;
//   MatchShape(ctx, "rnn_c1", 5, {{&batch, "rnn_c2", "batch sizes"},
//                                 {&hidden, "rnn_c3", "hidden sizes"}});
//
// Afterwards `batch` and `hidden` are what any of the inputs knows of them. Nothing is kept between
// calls.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Requires another statement of a size, that of `input` if one is given, to agree with `size`,
/// which becomes the more definite of the two. Returns false after a fault, which leaves `size`
/// unknown, since either of the two may be meant.
bool MergeSize(Context& ctx, const char* label, SymDim* size, const SymDim& other,
               std::string_view what, std::optional<size_t> input = std::nullopt);

/// Returns whether a value may be a multiple of `divisor`, which is positive: it is one, or not a
/// number.
bool IsMultiple(const SymDim& value, int64_t divisor);

/// Returns whether the rank of an input is not known or within [min, max], after reporting one that
/// is not.
bool RankFits(Context& ctx, const char* label, size_t input, int min, int max);

/// What one size of an input has to be: `factor` times a size that other inputs state as well.
struct ExpectedSize {
  SymDim* size;
  const char* label;  ///< Of the constraint that breaks where they differ.
  const char* what;   ///< Names the sizes for the message, for example "batch sizes".
  int64_t factor = 1;
};

/// Requires an input, if its shape is known, to have as many sizes as are listed (`rank_label`) and
/// each of them to agree, and completes what is known of them up to the first one that does not.
/// Returns whether the rank is known and right.
bool MatchShape(Context& ctx, const char* rank_label, size_t input,
                std::initializer_list<ExpectedSize> sizes);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
