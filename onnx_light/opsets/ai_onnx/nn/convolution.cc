// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// Adds the attributes that every convolution has.
History& Kernel(History& op) {
  return op
      .Attr(
          "dilations", NoDefault(AttributeType::INTS),
          "Distance in each spatial dimension between neighbouring kernel elements, by default 1.")
      .Attr("group", Int(1),
            "Number of groups the channels are divided into; input channels only reach output "
            "channels of the same group.")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS),
            "Spatial size of the kernel; by default read off the weights.")
      .Attr("strides", NoDefault(AttributeType::INTS),
            "Step in each spatial dimension from one position of the kernel to the next, by "
            "default 1.");
}

// Adds those attributes and the two ways to pad the input.
History& PaddedKernel(History& op) {
  return Kernel(op)
      .Attr("auto_pad", Str("NOTSET"),
            "Where the padding comes from: `NOTSET` from `pads`, `VALID` means none, `SAME_UPPER` "
            "and `SAME_LOWER` choose it such that the output size is `ceil(D / stride)`, with the "
            "surplus element of an odd total at the end or at the beginning.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Zeros put around each spatial dimension, in numbers that are not negative: `[begin_1, "
            "..., begin_n, end_1, ..., end_n]`; by default none. For `NOTSET` only.");
}

// Makes the current version of Conv or ConvTranspose differentiable.
void Differentiable(History& op) {
  op.Input("X", "T", nullptr, kDifferentiable)
      .Input("W", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable);
}

}  // namespace

void Conv(History& op) {
  PaddedKernel(op.Since(1))
      .Doc(
          "Slides kernels over the spatial dimensions of the input, sums at every position the "
          "products of the elements that meet, and adds a bias. Kernels are not flipped, so that "
          "strictly this is a cross-correlation. C and M are multiples of `group`; with `group = "
          "C` each channel is convolved by itself.")
      .Input(
          "X", "T",
          "Feature maps, shape `[N, C, D1, ..., Dn]`: batch, channels and the spatial dimensions.")
      .Input("W", "T", "M kernels, shape `[M, C / group, k1, ..., kn]`.")
      .Input("B", "T", "Bias of each output channel, shape `[M]`; zeros if left out.", kOptional)
      .Output("Y", "T",
              "Feature maps, shape `[N, M, O1, ..., On]` with `O = floor((D + pad_begin + pad_end "
              "- (k - 1) * dilation - 1) / stride) + 1`.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  Differentiable(op.Since(11));
  op.Since(22).Types("T", types::kFloats);
}

void ConvTranspose(History& op) {
  Kernel(op.Since(1))
      .Doc(
          "Computes the transpose of a convolution, the map that carries gradients back through a "
          "Conv of the same attributes: every input element adds its multiple of a kernel to the "
          "output, `stride` apart. An output size is `(D - 1) * stride + output_padding + (k - 1) "
          "* dilation + 1 - pad_begin - pad_end`; where `output_shape` prescribes it, the same "
          "equation yields the total of the pads, whose larger half goes to the beginning for "
          "`SAME_UPPER` and otherwise to the end.")
      .Input("X", "T", "Feature maps, shape `[N, C, D1, ..., Dn]`.")
      .Input("W", "T", "C kernels, shape `[C, M / group, k1, ..., kn]`.")
      .Input("B", "T", "Bias of each of the M output channels, shape `[M]`; zeros if left out.",
             kOptional)
      .Output("Y", "T", "Feature maps with M channels, in the size that the equation gives.")
      .Attr("auto_pad", Str("NOTSET"),
            "Where the pads come from: `NOTSET` from `pads`, `VALID` means none, `SAME_UPPER` and "
            "`SAME_LOWER` make the output as large as the input.")
      .Attr("output_padding", NoDefault(AttributeType::INTS),
            "Elements added at one end of each spatial dimension of the output, by default 0.")
      .Attr("output_shape", NoDefault(AttributeType::INTS),
            "Desired size of the output, from which the pads are computed and `pads` is ignored.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Elements by which the output is cut at each side, `[begin_1, ..., begin_n, end_1, "
            "..., end_n]` and none negative; by default 0.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(11)  // SAME_UPPER and SAME_LOWER change places and regard the strides.
      .Doc(
          "Computes the transpose of a convolution, the map that carries gradients back through a "
          "Conv of the same attributes: every input element adds its multiple of a kernel to the "
          "output, `stride` apart. An output size is `(D - 1) * stride + output_padding + (k - 1) "
          "* dilation + 1 - pad_begin - pad_end`; where `output_shape` prescribes it, the same "
          "equation yields the total of the pads, whose larger half goes to the end for "
          "`SAME_UPPER` and otherwise to the beginning.")
      .Attr("auto_pad", Str("NOTSET"),
            "Where the pads come from: `NOTSET` from `pads`, `VALID` means none, `SAME_UPPER` and "
            "`SAME_LOWER` give an output size of `D * stride`, an odd total leaving one more at "
            "the end or at the beginning.")
      .Attr("output_padding", NoDefault(AttributeType::INTS),
            "Elements by which the end of each spatial dimension of the output is extended, less "
            "than its stride or dilation; by default 0. It selects which computed elements are "
            "returned and does not add zeros.")
      .Attr("output_shape", NoDefault(AttributeType::INTS),
            "Desired sizes of the spatial dimensions only, from which the pads are computed; "
            "`pads` is then ignored.");
  Differentiable(op);
  op.Since(22).Types("T", types::kFloats);
}

void ConvInteger(History& op) {
  PaddedKernel(op.Since(10))
      .Doc(
          "Convolves 8-bit integers: subtracts the zero points from input and kernels, then "
          "multiplies and sums like Conv. Products are exact and sums are kept in int32, the only "
          "place where an overflow may happen; padding contributes nothing.")
      .Input("x", "T1", "Quantized feature maps, shape `[N, C, D1, ..., Dn]`.")
      .Input("w", "T2", "M quantized kernels, shape `[M, C / group, k1, ..., kn]`.")
      .Input("x_zero_point", "T1", "Value of x that stands for 0, a scalar; 0 if left out.",
             kOptional)
      .Input("w_zero_point", "T2",
             "Value of w that stands for 0, a scalar or one for each output channel in shape "
             "`[M]`; 0 if left out.",
             kOptional)
      .Output("y", "T3", "Sums, shape `[N, M, O1, ..., On]`, sized like the output of Conv.")
      .Types("T1", types::kBytes, "Types of the input.")
      .Types("T2", types::kBytes, "Types of the kernels.")
      .Types("T3", types::kInt32, "Type of the sums.");
}

void QLinearConv(History& op) {
  PaddedKernel(op.Since(10))
      .Doc(
          "Convolves quantized values and quantizes the result: with `real(q) = (q - zero_point) * "
          "scale`, it computes `real(y) = Conv(real(x), real(w)) + B * x_scale * w_scale`, rounded "
          "and saturated to y's type. Every scale has the shape of its zero point.")
      .Input("x", "T1", "Quantized feature maps, shape `[N, C, D1, ..., Dn]`.")
      .Input("x_scale", "tensor(float)", "Scale of x, a scalar.")
      .Input("x_zero_point", "T1", "Zero point of x, a scalar.")
      .Input("w", "T2", "M quantized kernels, shape `[M, C / group, k1, ..., kn]`.")
      .Input("w_scale", "tensor(float)",
             "Scale of w, a scalar or one for each output channel in shape `[M]`.")
      .Input("w_zero_point", "T2",
             "Zero point of w, a scalar or one for each output channel in shape `[M]`.")
      .Input("y_scale", "tensor(float)", "Scale to give y, a scalar.")
      .Input("y_zero_point", "T3", "Zero point to give y, a scalar.")
      .Input("B", "T4",
             "Bias of each output channel, shape `[M]`, quantized with scale `x_scale * w_scale` "
             "and zero point 0; none if left out.",
             kOptional)
      .Output("y", "T3",
              "Quantized result, shape `[N, M, O1, ..., On]`, sized like the output of Conv.")
      .Types("T1", types::kBytes, "Types of the input.")
      .Types("T2", types::kBytes, "Types of the kernels.")
      .Types("T3", types::kBytes, "Types of the result.")
      .Types("T4", types::kInt32, "Type of the bias.");
}

void DeformConv(History& op) {
  Kernel(op.Since(19))
      .Doc(
          "Convolves like Conv, but reads each kernel element's input at a position shifted by a "
          "learned offset and, with `mask`, weighted by a learned factor. Between elements the "
          "input is interpolated linearly; outside of the padded input it is 0.")
      .Input("X", "T", "Feature maps, shape `[N, C, D1, ..., Dn]`.")
      .Input("W", "T", "M kernels, shape `[M, C / group, k1, ..., kn]`.")
      .Input("offset", "T",
             "Shifts along all n dimensions for each kernel element and output position, shape "
             "`[N, offset_group * k1 * ... * kn * n, O1, ..., On]`.")
      .Input("B", "T", "Bias of each output channel, shape `[M]`; zeros if left out.", kOptional)
      .Input("mask", "T",
             "Factor for each kernel element and output position, shape `[N, offset_group * k1 * "
             "... * kn, O1, ..., On]`; ones if left out.",
             kOptional)
      .Output("Y", "T", "Feature maps, shape `[N, M, O1, ..., On]`, sized like the output of Conv.")
      .Attr("offset_group", Int(1),
            "Number of groups into which the input channels, a multiple of it, are divided; each "
            "has offsets and masks of its own.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Numbers of zeros at the beginnings and the ends of the spatial dimensions, `[begin_1, "
            "..., begin_n, end_1, ..., end_n]`; by default none.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
