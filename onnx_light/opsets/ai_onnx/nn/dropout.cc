// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Dropout(History& op) {
  op.Since(1)
      .Doc(
          "Sets a random part of the elements to 0 during training and multiplies the others by `1 "
          "/ (1 - ratio)`, which preserves the expected sum. With a nonzero `is_test` it copies "
          "the input.")
      .Input("data", "T", "Tensor to thin out.")
      .Output("output", "T", "Thinned tensor in the shape of the input.")
      .Output("mask", "T",
              "Which elements were kept, in the shape of the input; not filled when testing.",
              kOptional)
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Attr("is_test", Int(0), "0 drops elements, any other value copies the input.")
      .Attr("ratio", Float(0.5F), "Probability with which an element is dropped.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .NonDeterministic();
  op.Since(6).DropAttr("consumed_inputs");
  op.Since(7)  // Whoever runs the model decides between training and testing.
      .Doc(
          "Sets a random part of the elements to 0 during training and multiplies the others by `1 "
          "/ (1 - ratio)`, which preserves the expected sum. Outside of training it copies the "
          "input.")
      .Output("mask", "T", "Which elements were kept, in the shape of the input.", kOptional)
      .DropAttr("is_test");
  op.Since(10)
      .Output("mask", "T1", nullptr, kOptional)
      .Types("T1", types::kBool, "Type of the mask.");
  op.Since(12)  // Ratio and mode may be computed.
      .Doc(
          "Sets a random part of the elements to 0 if `training_mode` is true: `output = data * "
          "mask / (1 - ratio)` with a mask that is drawn anew each time. The division preserves "
          "the expected sum. Without training the output is a copy of the input.")
      .Input("ratio", "T1",
             "Probability with which an element is dropped, a scalar in `[0, 1)`; 0.5 if left out, "
             "and without effect outside of training.",
             kOptional)
      .Input("training_mode", "T2", "Whether elements are dropped, a scalar; false if left out.",
             kOptional)
      .Output(
          "mask", "T2",
          "Which elements were kept, in the shape of the input; all of them outside of training.",
          kOptional)
      .DropAttr("ratio")
      .Attr("seed", NoDefault(AttributeType::INT),
            "Start of the random sequence; without it the runtime picks one.")
      .Types("T1", types::kFloat16To64, "Types of the ratio.")
      .Types("T2", types::kBool, "Type of mode and mask.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("ratio", "T1", nullptr, kOptional | kNonDifferentiable)
      .Input("training_mode", "T2", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Output("mask", "T2", nullptr, kOptional | kNonDifferentiable)
      .Types("T", types::kFloats);
  op.Since(22)
      .Types("T", types::kFloats | types::kFloat8)
      .Types("T1", types::kFloats | types::kFloat8);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
