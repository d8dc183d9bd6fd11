// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds the attributes that place a window, but for its size.
History& Window(History& op) {
  return op
      .Attr(
          "auto_pad", Str("NOTSET"),
          "`NOTSET` pads by `pads`, `VALID` not at all; `SAME_UPPER` and `SAME_LOWER` pad for an "
          "output of size `ceil(D / stride)`, an odd element going to the end or to the beginning.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Padding of the spatial axes: all beginnings, then all ends; none by default.")
      .Attr("strides", NoDefault(AttributeType::INTS),
            "Step of the window along each spatial axis; 1 by default.");
}

// Adds the choice of rounding an output size.
History& Ceil(History& op) {
  return op.Attr("ceil_mode", Int(0),
                 "1 rounds output sizes up, so that a last window may stick out; 0 rounds down.");
}

}  // namespace

void MaxpoolWithMask(History& op) {
  Window(op.Since(1))
      .Doc(
          "Takes the maximum over each position of a window, as MaxPool does, but reads a line of "
          "the window only up to the first element that is masked. Where that leaves nothing, the "
          "result is the lowest float.")
      .Input("X", "T", "Feature maps, `[N, C, D1, ...]`.")
      .Input("M", "tensor(int32)",
             "Mask over the elements, 0 where a line of the window ends; a smaller one is repeated "
             "over batch and channels.")
      .Output("Y", "T", "Maxima, `[N, C, O1, ...]`.")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS), "Size of the window.")
      .Attr(
          "storage_order", Int(0),
          "Memory order for indices of maxima, which this operator does not return; leave it at 0.")
      .Types("T", types::kFloat, "Tensors of float.");
}

void NhwcMaxPool(History& op) {
  Ceil(Window(op.Since(1)))
      .Doc(
          "Takes the maximum over each position of a window, with channels behind the spatial "
          "axes. Padding never is the maximum.")
      .Input("x", "T", "Feature maps, `[N, D1, ..., C]`.")
      .Output("y", "T", "Maxima, `[N, O1, ..., C]`.")
      .Attr("dilations", NoDefault(AttributeType::INTS),
            "Distance between elements of the window along each spatial axis; 1 by default.")
      .Attr("kernel_shape", Required(AttributeType::INTS),
            "Number of elements of the window along each spatial axis.")
      .Types("T", types::kBytes, "8-bit integers; quantized maps keep their scale and zero point.");
}

void QLinearAveragePool(History& op) {
  Ceil(Window(op.Since(1)))
      .Doc(
          "Averages quantized numbers over each position of a window: they are dequantized, "
          "averaged, and quantized anew with the scale and zero point of the result.")
      .Input(
          "X", "T",
          "Quantized feature maps, `[N, C, D1, ...]`, or `[N, D1, ..., C]` with `channels_last`.")
      .Input("x_scale", "tensor(float)", "Scale of the maps, a scalar.")
      .Input("x_zero_point", "T", "Zero point of the maps, a scalar; 0 if left out.", kOptional)
      .Input("y_scale", "tensor(float)", "Scale of the averages, a scalar.")
      .Input("y_zero_point", "T", "Zero point of the averages, a scalar; 0 if left out.", kOptional)
      .Output("Y", "T", "Quantized averages, channels placed as in X.")
      .Attr("channels_last", Int(0), "1 expects channels behind the spatial axes.")
      .Attr("count_include_pad", Int(0),
            "1 counts padding as elements of value zero; 0 divides by the number of elements "
            "within the map.")
      .Attr("kernel_shape", Required(AttributeType::INTS),
            "Size of the window along each spatial axis.")
      .Types("T", types::kBytes, "Quantized maps and zero points of 8 bits.");
}

void QLinearGlobalAveragePool(History& op) {
  op.Since(1)
      .Doc(
          "Averages each channel of a quantized tensor over all its spatial axes and quantizes the "
          "averages anew.")
      .Input(
          "X", "T",
          "Quantized feature maps, `[N, C, D1, ...]`, or `[N, D1, ..., C]` with `channels_last`.")
      .Input("x_scale", "tensor(float)", "Scale of the maps, a scalar.")
      .Input("x_zero_point", "T", "Zero point of the maps, a scalar.")
      .Input("y_scale", "tensor(float)", "Scale of the averages, a scalar.")
      .Input("y_zero_point", "T", "Zero point of the averages, a scalar.")
      .Output("Y", "T", "Quantized averages; the spatial axes stay with length 1.")
      .Attr("channels_last", Int(0), "1 expects channels behind the spatial axes.")
      .Types("T", types::kBytes, "Quantized maps and zero points of 8 bits.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
