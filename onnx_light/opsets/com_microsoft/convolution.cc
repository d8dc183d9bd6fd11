// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds the attributes that every convolution has.
History& Kernel(History& op) {
  return op
      .Attr(
          "auto_pad", Str("NOTSET"),
          "`NOTSET` pads by `pads`, `VALID` not at all; `SAME_UPPER` and `SAME_LOWER` pad for an "
          "output of size `ceil(D / stride)`, an odd element going to the end or to the beginning.")
      .Attr("dilations", NoDefault(AttributeType::INTS),
            "Distance between kernel elements along each spatial axis; 1 by default.")
      .Attr("group", Int(1),
            "Number of groups of channels; a group of outputs sees only its group of inputs.")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS),
            "Spatial size of the kernel; that of the weights by default.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Zeros around the spatial axes: all beginnings, then all ends; none by default.")
      .Attr("strides", NoDefault(AttributeType::INTS),
            "Step of the kernel along each spatial axis; 1 by default.");
}

// Adds inputs, output and attributes of a convolution with channels behind the spatial axes.
History& Nhwc(History& op) {
  return Kernel(op)
      .Input("X", "T", "Feature maps, `[N, D1, ..., C]`.")
      .Input("W", "T", "Kernels, laid out as for Conv of ONNX: `[M, C / group, k1, ...]`.")
      .Input("B", "T", "Bias of each output channel, `[M]`; zero if left out.", kOptional)
      .Output("Y", "T", "Feature maps, `[N, O1, ..., M]`.");
}

}  // namespace

void NhwcConv(History& op) {
  Nhwc(op.Since(1))
      .Doc("Computes the convolution of the ONNX operator Conv on maps whose channels come last.")
      .Types("T", types::kFloat16To64, "Half, single and double precision.");
}

void NhwcFusedConv(History& op) {
  Nhwc(op.Since(1))
      .Doc(
          "Convolves maps whose channels come last, adds a tensor and applies an activation "
          "function: `Y = activation(conv(X, W) + B + Z)`.")
      .Input("Z", "T", "Tensor to add before the function, in the shape of Y.", kOptional)
      .Attr("activation", NoDefault(AttributeType::STRING),
            "Function to apply, by its name in ONNX, such as `Relu`; none by default.")
      .Attr("activation_params", NoDefault(AttributeType::FLOATS),
            "Parameters of that function, alpha before beta or lower before upper bound.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.");
}

void QLinearConv(History& op) {
  Kernel(op.Since(1))
      .Doc(
          "Convolves quantized maps with quantized kernels: `y = quantize(conv(dequantize(x), "
          "dequantize(w)) + B * x_scale * w_scale)`, where all products are summed up as int32. It "
          "is the ONNX operator of that name with a choice of layout and of signs.")
      .Input("x", "T1",
             "Quantized maps, `[N, C, D1, ...]`, or `[N, D1, ..., C]` with `channels_last`.")
      .Input("x_scale", "tensor(float)", "Scale of the maps, a scalar.")
      .Input("x_zero_point", "T1", "Zero point of the maps, a scalar.")
      .Input("w", "T2", "Quantized kernels, in either layout `[M, C / group, k1, ...]`.")
      .Input("w_scale", "tensor(float)", "Scale of the kernels: a scalar, or one for each, `[M]`.")
      .Input("w_zero_point", "T2", "Zero point of the kernels: a scalar, or one for each, `[M]`.")
      .Input("y_scale", "tensor(float)", "Scale of the result, a scalar.")
      .Input("y_zero_point", "T3", "Zero point of the result, a scalar.")
      .Input(
          "B", "T4",
          "Bias of each output channel, `[M]`, in units of `x_scale * w_scale`; zero if left out.",
          kOptional)
      .Output("y", "T3", "Quantized maps with M channels, laid out as x.")
      .Attr("channels_last", Int(0), "1 expects channels behind the spatial axes.")
      .Types("T1", types::kBytes, "The type of the maps.")
      .Types("T2", types::kBytes, "The type of the kernels.")
      .Types("T3", types::kBytes, "The type of the result.")
      .Types("T4", types::kInt32, "The type of the bias.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
