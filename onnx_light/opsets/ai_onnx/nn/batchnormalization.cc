// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void BatchNormalization(History& op) {
  op.Since(1)
      .Doc(
          "Normalizes the channels of a batch: `Y = (X - mean) / sqrt(var + epsilon) * scale + B`. "
          "In training, the mode without `is_test`, mean and variance are those of the batch and "
          "update the running ones, `running * momentum + batch * (1 - momentum)`; in testing they "
          "are the given ones and Y is the only output.")
      .Input("X", "T", "Batch of images, shape `[N, C, H, W]`.")
      .Input("scale", "T", "Factor for each channel, shape `[C]`.")
      .Input("B", "T", "Summand for each channel, shape `[C]`.")
      .Input("mean", "T",
             "Mean of each channel, shape `[C]`: in training the running one, in testing the one "
             "to use.")
      .Input("var", "T",
             "Variance of each channel, shape `[C]`: in training the running one, in testing the "
             "one to use.")
      .Output("Y", "T", "Normalized batch in the shape of X.")
      .Output("mean", "T",
              "Updated running mean, stored over the input of that name; in training only.",
              kOptional)
      .Output("var", "T",
              "Updated running variance, stored over the input of that name; in training only.",
              kOptional)
      .Output("saved_mean", "T", "Mean of the batch, kept for the gradient; in training only.",
              kOptional)
      .Output("saved_var", "T", "Variance of the batch, kept for the gradient; in training only.",
              kOptional)
      .Attr("consumed_inputs", Required(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Attr("epsilon", Float(1e-05F), "Summand to the variance that keeps the divisor above 0.")
      .Attr("is_test", Int(0), "0 trains; any other value tests.")
      .Attr("momentum", Float(0.9F),
            "Share of the old value in the updated running mean and variance.")
      .Attr("spatial", Int(1),
            "1 takes mean and variance over the batch and all positions of a channel, 0 over the "
            "batch only, for each position by itself.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6)
      .Input("X", "T", "Batch of any number of spatial dimensions, shape `[N, C, D1, ..., Dn]`.")
      .DropAttr("consumed_inputs");
  op.Since(7)  // The number of outputs tells the mode.
      .Doc(
          "Normalizes the channels of a batch: `Y = (X - mean) / sqrt(var + epsilon) * scale + B`. "
          "A node with all five outputs trains: mean and variance are those of the batch and "
          "update the running ones, `running * momentum + batch * (1 - momentum)`. A node with the "
          "output Y alone tests: they are the given ones.")
      .Input("scale", "T", "Factors, shape `[C]`, or `[C, D1, ..., Dn]` if `spatial` is 0.")
      .Input("B", "T", "Summands, shape `[C]`, or `[C, D1, ..., Dn]` if `spatial` is 0.")
      .Input(
          "mean", "T",
          "Means in the shape of `scale`: in training the running ones, in testing those to use.")
      .Input("var", "T",
             "Variances in the shape of `scale`: in training the running ones, in testing those to "
             "use.")
      .Output("mean", "T", "Updated running mean.", kOptional)
      .Output("var", "T", "Updated running variance.", kOptional)
      .DropAttr("is_test");
  op.Since(9)  // Positions by themselves are given up; fold them into C instead.
      .Input("X", "T", "Batch, shape `[N, C, D1, ..., Dn]`, or `[N]`, which counts as one channel.",
             kDifferentiable)
      .Input("scale", "T", "Factor for each channel, shape `[C]`.", kDifferentiable)
      .Input("B", "T", "Summand for each channel, shape `[C]`.", kDifferentiable)
      .Input("mean", "T",
             "Mean of each channel, shape `[C]`: in training the running one, in testing the one "
             "to use.",
             kDifferentiable)
      .Input("var", "T",
             "Variance of each channel, shape `[C]`: in training the running one, in testing the "
             "one to use.",
             kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Output("mean", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("var", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("saved_mean", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("saved_var", "T", nullptr, kOptional | kNonDifferentiable)
      .DropAttr("spatial");
  op.Since(14)  // An attribute tells the mode; the statistics may differ from X in type.
      .Doc(
          "Normalizes the channels of a batch: `Y = (X - mean) / sqrt(var + epsilon) * scale + B`. "
          "By default mean and variance are the given ones and Y is the only output allowed. With "
          "`training_mode` they are those of the batch, the variance with the divisor N of the "
          "whole population, and the other outputs are the updated running ones, `input * momentum "
          "+ batch * (1 - momentum)`.")
      .DropInput("mean")
      .DropInput("var")
      .Input("input_mean", "U",
             "Mean of each channel, shape `[C]`: in training the running one, otherwise the one to "
             "use.",
             kDifferentiable)
      .Input("input_var", "U",
             "Variance of each channel, shape `[C]`: in training the running one, otherwise the "
             "one to use.",
             kDifferentiable)
      .DropOutput("mean")
      .DropOutput("var")
      .DropOutput("saved_mean")
      .DropOutput("saved_var")
      .Output("running_mean", "U", "Updated running mean, shape `[C]`; in training only.",
              kOptional | kNonDifferentiable)
      .Output("running_var", "U", "Updated running variance, shape `[C]`; in training only.",
              kOptional | kNonDifferentiable)
      .Attr("training_mode", Int(0),
            "1 normalizes by the statistics of the batch and updates the running ones, 0 "
            "normalizes by the given ones.")
      .Types("T", types::kFloats)
      .Types("U", types::kFloats, "Types of mean and variance.");
  op.Since(15)  // So may scale and bias.
      .Input("scale", "T1", nullptr, kDifferentiable)
      .Input("B", "T1", nullptr, kDifferentiable)
      .Input("input_mean", "T2", nullptr, kDifferentiable)
      .Input("input_var", "T2", nullptr, kDifferentiable)
      .Output("running_mean", "T2", nullptr, kOptional | kNonDifferentiable)
      .Output("running_var", "T2", nullptr, kOptional | kNonDifferentiable)
      .DropTypes("U")
      .Types("T1", types::kFloats, "Types of scale and bias.")
      .Types("T2", types::kFloats, "Types of mean and variance.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
