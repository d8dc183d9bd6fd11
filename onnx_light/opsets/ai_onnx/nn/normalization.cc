// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void InstanceNormalization(History& op) {
  op.Since(1)
      .Doc(
          "Normalizes every channel of every instance by itself: `(x - mean) / sqrt(variance + "
          "epsilon) * scale + B`, with mean and variance over the positions of that channel in "
          "that instance.")
      .Input("input", "T", "Batch of images, shape `[N, C, H, W]`.")
      .Input("scale", "T", "Factor for each channel, shape `[C]`.")
      .Input("B", "T", "Summand for each channel, shape `[C]`.")
      .Output("output", "T", "Normalized batch in the shape of the input.")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Attr("epsilon", Float(1e-05F),
            "Small number under the square root, against a variance of 0.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6)
      .Input("input", "T",
             "Batch of any number of spatial dimensions, shape `[N, C, D1, ..., Dn]`.",
             kDifferentiable)
      .Input("scale", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .DropAttr("consumed_inputs");
  op.Since(22).Types("T", types::kFloats);
}

void GroupNormalization(History& op) {
  op.Since(18)
      .Doc(
          "Normalizes groups of neighbouring channels in every instance: `y = scale * (x - mean) / "
          "sqrt(variance + epsilon) + bias`, with mean and variance over all positions of all "
          "channels of the group. Groups of one channel make it an InstanceNormalization. "
          "Deprecated: the method as published scales channels rather than groups, as version 21 "
          "does.")
      .Input("X", "T", "Batch, shape `[N, C, D1, ..., Dn]`.", kDifferentiable)
      .Input("scale", "T", "Factor for each group, shape `[num_groups]`.", kDifferentiable)
      .Input("bias", "T", "Summand for each group, shape `[num_groups]`.", kDifferentiable)
      .Output("Y", "T", "Normalized batch in the shape of X.", kDifferentiable)
      .Attr("epsilon", Float(1e-05F),
            "Number added to a group's variance before its square root divides.")
      .Attr("num_groups", Required(AttributeType::INT), "Number of groups, a divisor of C.")
      .Types("T", types::kFloats, "Floating-point tensors.")
      .Function()
      .Deprecated();
  op.Since(21)
      .Doc(
          "Normalizes groups of neighbouring channels in every instance: `y = scale * (x - mean) / "
          "sqrt(variance + epsilon) + bias`, with mean and variance over all positions of all "
          "channels of the group. Groups of one channel make it an InstanceNormalization.")
      .Input("scale", "T", "Factor for each channel, shape `[C]`.", kDifferentiable)
      .Input("bias", "T", "Summand for each channel, shape `[C]`.", kDifferentiable)
      .Attr("stash_type", Int(1),
            "Type in which everything up to the division is computed, as a number of "
            "`TensorProto.DataType`, by default float; the quotient is cast back to the type of X.")
      .Deprecated(false);
}

void LayerNormalization(History& op) {
  op.Since(17)
      .Doc(
          "Normalizes each slice that the dimensions from `axis` on span: `Y = (X - Mean) * "
          "InvStdDev * Scale + B`, with the mean and `InvStdDev = 1 / sqrt(variance + epsilon)` of "
          "that slice; the variance divides by the number of elements.")
      .Input("X", "T", "Tensor to normalize.")
      .Input("Scale", "T",
             "Factors, of a shape that broadcasts to that of X; commonly the shape of a slice.")
      .Input("B", "T", "Summands, of a shape that broadcasts to that of X; none if left out.",
             kOptional)
      .Output("Y", "T", "Normalized tensor in the shape of X.")
      .Output("Mean", "U",
              "Mean of each slice, shaped like X with 1 for every normalized dimension.", kOptional)
      .Output("InvStdDev", "U",
              "Reciprocal of the standard deviation of each slice, shaped like `Mean`.", kOptional)
      .Attr("axis", Int(-1),
            "First of the normalized dimensions, in `[-rank, rank - 1]`, where negative ones count "
            "from the end.")
      .Attr("epsilon", Float(1e-05F),
            "What is added to the variance, lest a constant slice divides by 0.")
      .Attr("stash_type", Int(1),
            "Type of `Mean` and `InvStdDev` and of the computation of both and the normalized "
            "value, as a number of `TensorProto.DataType`, by default float; scaling follows in "
            "the type of X.")
      .Types("T", types::kFloats, "Floating-point tensors.")
      .Types("U", types::kFloat | types::kBfloat16, "Types of the statistics.")
      .Function();
}

void RMSNormalization(History& op) {
  op.Since(23)
      .Doc(
          "Divides each slice that the dimensions from `axis` on span by its root mean square: `Y "
          "= X / sqrt(mean(X * X) + epsilon) * scale`. Unlike LayerNormalization it subtracts no "
          "mean.")
      .Input("X", "T", "Tensor to normalize.")
      .Input("scale", "V",
             "Factors, of a shape that broadcasts to that of X; commonly the shape of a slice.")
      .Output("Y", "V", "Normalized tensor, shape of X and type of `scale`.")
      .Attr("axis", Int(-1),
            "Dimension with which the slices begin, in `[-rank, rank - 1]`; a negative one counts "
            "from the end.")
      .Attr("epsilon", Float(1e-05F),
            "What is added to the mean square, lest a slice of zeros divides by 0.")
      .Attr("stash_type", Int(1),
            "Type in which the quotient is computed, as a number of `TensorProto.DataType`, by "
            "default float; it is cast back ahead of the scaling.")
      .Types("T", types::kFloats, "Types of the input.")
      .Types("V", types::kFloats, "Types of the factors and of the result.")
      .Function();
}

void LpNormalization(History& op) {
  op.Since(1)
      .Doc(
          "Divides every vector along one dimension by its Lp norm, so that the norm becomes 1. A "
          "vector of zeros stays one.")
      .Input("input", "T", "Tensor to normalize.", kDifferentiable)
      .Output("output", "T", "Normalized tensor in the shape of the input.", kDifferentiable)
      .Attr("axis", Int(-1),
            "Dimension along which the vectors lie; negative ones count from the last, which is "
            "the default.")
      .Attr("p", Int(2),
            "Order of the norm: 1 sums magnitudes, 2 is the Euclidean length; no other value is "
            "allowed.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

void MeanVarianceNormalization(History& op) {
  op.Since(9)
      .Doc(
          "Gives the elements along some dimensions mean 0 and variance 1: `Y = (X - E[X]) / "
          "sqrt(E[(X - E[X])^2])`. The function body adds 1e-9 to the divisor, against a variance "
          "of 0.")
      .Input("X", "T", "Tensor to normalize.")
      .Output("Y", "T", "Normalized tensor in the shape of X.")
      .Attr("axes", Ints({0, 2, 3}),
            "Dimensions over which mean and variance are taken; the default leaves one pair for "
            "each channel of a batch of images.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .Function();
  op.Since(13)
      .Input("X", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kFloats);
}

void LRN(History& op) {
  op.Since(1)
      .Doc(
          "Damps every element by the energy of its neighbours in adjacent channels (local "
          "response normalization): `Y = X / (bias + alpha / size * sum(x * x))^beta`. The sum "
          "runs over the same position in channels `c - floor((size - 1) / 2)` to `c + ceil((size "
          "- 1) / 2)`, as far as they exist.")
      .Input("X", "T", "Feature maps, shape `[N, C, D1, ..., Dn]`.")
      .Output("Y", "T", "Damped feature maps in the shape of X.")
      .Attr("alpha", Float(0.0001F), "Weight of the mean energy.")
      .Attr("beta", Float(0.75F), "Exponent of the divisor.")
      .Attr("bias", Float(1.0F), "Constant part of the divisor.")
      .Attr("size", Required(AttributeType::INT),
            "Number of channels in a neighbourhood, the own one included.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(13)
      .Input("X", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
