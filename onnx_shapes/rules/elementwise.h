// SPDX-License-Identifier: Apache-2.0
//
// Rules that many operators share: the output's shape is that of the inputs.
#pragma once

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Every output has the shape of the first input.
void SameAsInput0(Context& ctx);

/// The first output has the shape that all inputs have after multidirectional broadcasting.
void BroadcastInputs(Context& ctx);

/// The first output has the shape that all inputs share.
void EqualShapes(Context& ctx);

/// The first output has the shape of the first input, to which the second one is stretched as the
/// attributes `broadcast` and `axis` of versions 1 to 6 say. Returns whether the sizes of the two
/// lie under each other from the last one on, so that elements may be followed.
bool LegacyBroadcast(Context& ctx);

/// Requires the sizes of an input, from the last one on, to be 1 or those of `shape`, and its rank
/// not to be above that of `shape`. Returns false after a fault.
bool RequireStretches(Context& ctx, const char* label, size_t input, const SymShape& shape);

/// Requires an input to be a scalar. Of what is computed runtimes take shape [1] as well; of
/// constants, which they look at before they run, they refuse it.
void RequireScalar(Context& ctx, const char* label, size_t input);

/// Requires an input to have one element and no more than one dimension, as runtimes take scalars.
/// Returns false after a fault.
bool RequireOneElement(Context& ctx, const char* label, size_t input);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
