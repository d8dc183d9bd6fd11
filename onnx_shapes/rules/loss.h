// SPDX-License-Identifier: Apache-2.0
//
// What the losses of class scores against labels share.
#pragma once

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// The first output has the shape of the labels, or is a scalar after a reduction. The inputs are
/// the scores [N, C, d1, ...], the labels [N, d1, ...] and the weights [C] of the classes.
void ClassLoss(Context& ctx);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
