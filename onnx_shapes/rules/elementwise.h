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

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
