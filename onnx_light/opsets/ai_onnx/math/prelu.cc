// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void PRelu(History& op) {
  op.Since(1)
      .Doc(
          "Passes elements of 0 or more unchanged and multiplies negative ones by a slope that is "
          "an input, so that it can be learned.")
      .Input("X", "T", "Values whose negative part is scaled.")
      .Input("slope", "T", "Slopes for negative elements; a single one serves all channels.")
      .Output("Y", "T", "X with its negative elements times their slopes, same shape.")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6).DropAttr("consumed_inputs");
  op.Since(7).Input("slope", "T",
                    "Slopes for negative elements; their shape broadcasts to that of X, which "
                    "stays as it is.");
  op.Since(9)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("slope", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric32To64, "Floating-point and wide integer tensors.");
  op.Since(16).Types("T", types::kNumeric32To64 | types::kBfloat16).Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
