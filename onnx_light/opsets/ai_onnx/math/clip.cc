// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Clip(History& op) {
  op.Since(1)
      .Doc(
          "Limits every element of the input to the interval `[min, max]`; a bound that is not "
          "given "
          "does not limit.")
      .Input("input", "T", "Tensor to limit.")
      .Output("output", "T", "Limited tensor, same shape as the input.")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Attr("max", NoDefault(AttributeType::FLOAT), "Upper bound.")
      .Attr("min", NoDefault(AttributeType::FLOAT), "Lower bound.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6)  // The bounds gain defaults.
      .DropAttr("consumed_inputs")
      .Attr("max", Float(3.4028235e+38F))
      .Attr("min", Float(-3.4028235e+38F));
  op.Since(11)  // The bounds move from attributes to optional inputs.
      .Input("min", "T", "Lower bound, a scalar; without it nothing is raised.", kOptional)
      .Input("max", "T", "Upper bound, a scalar; without it nothing is lowered.", kOptional)
      .DropAttr("max")
      .DropAttr("min");
  op.Since(12).Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(13)
      .Doc(
          "Limits every element of the input to the interval `[min, max]`; a bound that is not "
          "given "
          "does not limit. Where `min` exceeds `max`, every element becomes `max`.")
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("min", "T", nullptr, kOptional | kNonDifferentiable)
      .Input("max", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16)
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
