// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// Version 1 of the operators that slide a window over the spatial dimensions.
void Pool(History& op, Text doc, Text y) {
  op.Since(1)
      .Doc(doc)
      .Input("X", "T",
             "Feature maps, shape `[N, C, D1, ..., Dn]`: batch, channels and the spatial "
             "dimensions, for images height and width.")
      .Output("Y", "T", y)
      .Attr("auto_pad", Str("NOTSET"),
            "`NOTSET` pads as `pads` says, `VALID` not at all; `SAME_UPPER` and `SAME_LOWER` pad "
            "until each output size is `ceil(D / stride)`, and an odd remainder goes to the end or "
            "to the beginning.")
      .Attr("kernel_shape", Required(AttributeType::INTS),
            "Size of the window in each spatial dimension.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Numbers of padding elements, none negative, as `[begin_1, ..., begin_n, end_1, ..., "
            "end_n]`; by default 0. Not to be combined with a value of `auto_pad`.")
      .Attr("strides", NoDefault(AttributeType::INTS),
            "Distance in each spatial dimension from one window to the next, by default 1.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
}

// Makes the current version differentiable in its input X.
History& Differentiable(History& op) {
  return op.Input("X", "T", nullptr, kDifferentiable).Output("Y", "T", nullptr, kDifferentiable);
}

constexpr char kCeilMode[] =
    "1 rounds the output size up instead of down, which lets the last window reach beyond the "
    "padding; a window that would begin in the padding at the end is left out.";
constexpr char kDilations[] =
    "Distance in each spatial dimension between the elements of a window, by default 1; a window "
    "of k elements extends over `(k - 1) * dilation + 1`.";

}  // namespace

void AveragePool(History& op) {
  Pool(op,
       "Averages the elements below a window that slides over the spatial dimensions. Padding does "
       "not take part: the sum is divided by the number of elements that belong to X.",
       "Averages, shape `[N, C, O1, ..., On]` with `O = floor((D + pad_begin + pad_end - extent) / "
       "stride) + 1` for windows of that extent.");
  op.Since(7)
      .Doc(
          "Averages the elements below a window that slides over the spatial dimensions. Whether "
          "padding takes part, with the value 0, is up to `count_include_pad`.")
      .Attr("count_include_pad", Int(0),
            "1 divides by the number of all elements of the window, 0 by the number of those that "
            "are not padding.");
  op.Since(10).Attr("ceil_mode", Int(0), kCeilMode);
  Differentiable(op.Since(11));
  op.Since(19).Attr("dilations", NoDefault(AttributeType::INTS), kDilations);
  op.Since(22).Types("T", types::kFloats);
}

void MaxPool(History& op) {
  Pool(op,
       "Takes the maximum of the elements below a window that slides over the spatial dimensions; "
       "padding never is the maximum.",
       "Maxima, shape `[N, C, O1, ..., On]` with `O = floor((D + pad_begin + pad_end - extent) / "
       "stride) + 1` for windows of that extent.");
  op.Since(8)
      .Output("Indices", "I",
              "Where each maximum was found: its position in the flattened X, padding not counted, "
              "in the shape of Y.",
              kOptional)
      .Attr("storage_order", Int(0),
            "How `Indices` counts the spatial dimensions: 0 with the last one running fastest, 1 "
            "with the first one running fastest.")
      .Types("I", types::kInt64, "Positions in a tensor.");
  op.Since(10)
      .Attr("ceil_mode", Int(0), kCeilMode)
      .Attr("dilations", NoDefault(AttributeType::INTS), kDilations);
  op.Since(11);
  Differentiable(op.Since(12))
      .Output("Indices", "I", nullptr, kOptional | kNonDifferentiable)
      .Types("T", types::kFloat16To64 | types::kBytes, "Floating-point and 8-bit integer tensors.");
  op.Since(22).Types("T", types::kFloats | types::kBytes);
}

void LpPool(History& op) {
  Pool(op,
       "Computes the Lp norm, `(sum(|x|^p))^(1/p)`, of the elements below a window that slides "
       "over the spatial dimensions; padding counts as 0.",
       "Norms, shape `[N, C, O1, ..., On]` with `O = floor((D + pad_begin + pad_end - extent) / "
       "stride) + 1` for windows of that extent.");
  op.Attr("kernel_shape", NoDefault(AttributeType::INTS))
      .Attr("p", Float(2.0F), "Order of the norm.");
  op.Since(2)
      .Attr("kernel_shape", Required(AttributeType::INTS))
      .Attr("p", Int(2), "Order of the norm, now a whole number.");
  Differentiable(op.Since(11));
  op.Since(18)
      .Attr("ceil_mode", Int(0), kCeilMode)
      .Attr("dilations", NoDefault(AttributeType::INTS), kDilations);
  op.Since(22).Types("T", types::kFloats);
}

void GlobalAveragePool(History& op) {
  op.Since(1)
      .Doc(
          "Averages each channel over all of its spatial dimensions, like an AveragePool whose "
          "window covers the whole map.")
      .Input("X", "T", "Feature maps, shape `[N, C, D1, ..., Dn]`.", kDifferentiable)
      .Output("Y", "T", "Averages, shape `[N, C, 1, ..., 1]` of the same rank as X.",
              kDifferentiable)
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

void GlobalMaxPool(History& op) {
  op.Since(1)
      .Doc(
          "Finds the maximum of each channel over all of its spatial dimensions, like a MaxPool "
          "whose window covers the whole map.")
      .Input("X", "T", "Feature maps, shape `[N, C, D1, ..., Dn]`.", kDifferentiable)
      .Output("Y", "T", "Maxima, shape `[N, C, 1, ..., 1]` of the same rank as X.", kDifferentiable)
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

void GlobalLpPool(History& op) {
  op.Since(1)
      .Doc(
          "Computes the Lp norm, `(sum(|x|^p))^(1/p)`, of each channel over all of its spatial "
          "dimensions, like an LpPool whose window covers the whole map.")
      .Input("X", "T", "Feature maps, shape `[N, C, D1, ..., Dn]`.")
      .Output("Y", "T", "Norms, shape `[N, C, 1, ..., 1]` of the same rank as X.")
      .Attr("p", Float(2.0F), "Order of the norm.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  Differentiable(op.Since(2)).Attr("p", Int(2), "Order of the norm, now a whole number.");
  op.Since(22).Types("T", types::kFloats);
}

void MaxRoiPool(History& op) {
  op.Since(1)
      .Doc(
          "Divides each region of interest of an image into a grid of `pooled_shape` cells and "
          "takes the maximum of every channel in every cell. The corners of the regions, "
          "multiplied by `spatial_scale`, are positions in X.")
      .Input("X", "T", "Feature maps, shape `[N, C, H, W]`.", kDifferentiable)
      .Input("rois", "T",
             "Regions, shape `[num_rois, 5]`, each row `[batch index, x1, y1, x2, y2]` with the "
             "corners in the scale of the original image.",
             kNonDifferentiable)
      .Output("Y", "T", "Maxima, shape `[num_rois, C, pooled_shape[0], pooled_shape[1]]`.",
              kDifferentiable)
      .Attr("pooled_shape", Required(AttributeType::INTS), "Height and width of the grid.")
      .Attr("spatial_scale", Float(1.0F),
            "Factor that takes the coordinates of `rois` to those of X, such as 1/16 for maps a "
            "sixteenth of the image in size.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(22).Types("T", types::kFloats);
}

void MaxUnpool(History& op) {
  op.Since(9)
      .Doc(
          "Undoes a MaxPool as far as possible: writes every maximum back to where it was found "
          "and zeros everywhere else. Several sizes lead to the same pooled size, so "
          "`output_shape` may name the right one; the attributes are those of the MaxPool.")
      .Input("X", "T1", "Maxima, which is output Y of the MaxPool, shape `[N, C, D1, ..., Dn]`.")
      .Input("I", "T2",
             "Positions of the maxima, which is output `Indices` of the MaxPool, in the shape of "
             "X: places in the flattened output, the last dimension running fastest and padding "
             "not counted.")
      .Input("output_shape", "T2",
             "Shape of the output including N and C, for which `pads` is ignored; without it a "
             "spatial size becomes `(D - 1) * stride + kernel - pad_begin - pad_end`.",
             kOptional)
      .Output("output", "T1", "Tensor with the maxima in their places.")
      .Attr("kernel_shape", Required(AttributeType::INTS),
            "Size of the MaxPool's window in each spatial dimension.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Padding of the MaxPool, `[begin_1, ..., begin_n, end_1, ..., end_n]`, which the "
            "result lacks; by default 0.")
      .Attr("strides", NoDefault(AttributeType::INTS), "Strides of the MaxPool, by default 1.")
      .Types("T1", types::kFloat16To64, "Floating-point tensors.")
      .Types("T2", types::kInt64, "Positions and sizes.");
  op.Since(11)
      .Input("X", "T1", nullptr, kDifferentiable)
      .Input("I", "T2", nullptr, kNonDifferentiable)
      .Input("output_shape", "T2", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T1", nullptr, kDifferentiable);
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
