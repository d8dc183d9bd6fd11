// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Shrink(History& op) {
  op.Since(9)
      .Doc(
          "Shrinks every element towards 0 and clears the small ones: `x + bias` below `-lambd`, "
          "`x - bias` above `lambd`, 0 between them. A bias of 0 gives hard, a bias equal to "
          "`lambd` soft shrinkage.")
      .Input("input", "T", "Tensor to shrink.", kDifferentiable)
      .Output("output", "T", "Shrunken tensor, same shape as the input.", kDifferentiable)
      .Attr("bias", Float(0.0F), "How far the elements that remain are moved towards 0.")
      .Attr("lambd", Float(0.5F), "Magnitude up to which elements become 0.")
      .Types("T", types::kNumeric, "Numeric tensors.")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
