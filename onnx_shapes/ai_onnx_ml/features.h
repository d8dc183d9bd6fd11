// SPDX-License-Identifier: Apache-2.0
//
// What the models and transformations of rows of features share.
//
//   const auto rows = RequireRows(ctx, "normalizer_c1");      // [N, C] has N rows, [C] has one
//   const Labels labels = ReadLabels(ctx, "svmclassifier_c3", "classlabels_ints");
//
// Nothing is kept between calls.
#pragma once

#include <string_view>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Returns the number of rows of the first input, [N, C] or [C]; a fault for another rank. Unknown
/// where it is not known.
SymDim RequireRows(Context& ctx, const char* label);

/// The names of classes: what type they have and how many there are, as far as it is known.
struct Labels {
  TensorType type = TensorType::kUndefined;
  SymDim count;
};

/// Returns what `classlabels_strings` or the attribute of integers that stands for it say. Both
/// together are a fault. Without either the type is that of integers.
Labels ReadLabels(Context& ctx, const char* label, std::string_view integers);

/// Requires `post_transform` to be a function of the scores.
void CheckPostTransform(Context& ctx, const char* label);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
