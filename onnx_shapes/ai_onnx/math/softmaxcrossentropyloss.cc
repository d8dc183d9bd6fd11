// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/loss.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The logarithms of the softmax have the shape of the scores.
void SoftmaxCrossEntropyLoss(Context& ctx) {
  ClassLoss(ctx);
  ctx.CopyShape(0, 1);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
