// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Resize(History& op) {
  op.Since(10)
      .Doc(
          "Enlarges or shrinks a tensor along its dimensions: each size becomes `floor(size * "
          "scale)`.")
      .Input("X", "T", "Tensor to resize.")
      .Input("scales", "tensor(float)",
             "A positive factor for each dimension, as a one-dimensional list; below 1 the "
             "dimension shrinks.")
      .Output("Y", "T", "Resized tensor of the same rank.")
      .Attr("mode", Str("nearest"),
            "`nearest` takes the closest element, `linear` interpolates between neighbours along "
            "each dimension.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(11)  // Target sizes beside scales, a choice of coordinates, and a region of interest.
      .Doc(
          "Enlarges or shrinks a tensor along its dimensions, either to given sizes or by scales, "
          "with which each size becomes `floor(size * scale)`, for `tf_crop_and_resize` times the "
          "extent of the region. `coordinate_transformation_mode` finds for the coordinate `y` of "
          "an element of the output the coordinate in the input, one dimension at a time, and "
          "`mode` computes the value from the elements around there. With the sizes `n_in` and "
          "`n_out`, `half_pixel` is `(y + 0.5) / scale - 0.5`; `pytorch_half_pixel` the same, but "
          "0 if `n_out` is 1; `align_corners` is `y * (n_in - 1) / (n_out - 1)`; `asymmetric` is "
          "`y / scale`; `tf_crop_and_resize` is `(n_in - 1) * (start + y * (end - start) / (n_out "
          "- 1))`, or the middle of the region if `n_out` is 1.")
      .Input("X", "T1")
      .Before("scales")
      .Input("roi", "T2",
             "Region of interest for `tf_crop_and_resize`, a one-dimensional list of the starts of "
             "all dimensions and then their ends; 0 and 1 are the ends of the input.")
      .Input("scales", "tensor(float)",
             "A positive factor for each dimension, as a one-dimensional list; below 1 the "
             "dimension shrinks. Empty if `sizes` is given.")
      .Input("sizes", "tensor(int64)",
             "Sizes of the output, one for each dimension; only with empty `scales`.", kOptional)
      .Output("Y", "T1")
      .Attr("coordinate_transformation_mode", Str("half_pixel"),
            "One of the formulas in the operator's text, or `tf_half_pixel_for_nn` for `(y + 0.5) "
            "/ scale`.")
      .Attr("cubic_coeff_a", Float(-0.75F),
            "Coefficient of the cubic kernel, usually -0.75 or -0.5; for the mode `cubic` alone.")
      .Attr("exclude_outside", Int(0),
            "1 ignores elements outside of the input and scales the weights of the others up to a "
            "sum of 1; 0 repeats the elements at the edge.")
      .Attr("extrapolation_value", Float(0.0F),
            "Value for coordinates outside of the input, where `tf_crop_and_resize` allows them.")
      .Attr("mode", Str("nearest"),
            "`nearest` takes the closest element; `linear` interpolates from 2 neighbours and "
            "`cubic` from 4 along each dimension.")
      .Attr("nearest_mode", Str("round_prefer_floor"),
            "Which element is closest for `nearest`: `round_prefer_floor` and `round_prefer_ceil` "
            "round, halves down or up; `floor` and `ceil` always go down or up.")
      .DropTypes("T")
      .Types("T1", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("T2", types::kFloat16To64, "Floating-point region of interest.");
  op.Since(13)  // Inputs that are not needed can be left out; tf_half_pixel_for_nn is gone.
      .Input("X", "T1", nullptr, kDifferentiable)
      .Input("roi", "T2", nullptr, kOptional | kNonDifferentiable)
      .Input("scales", "tensor(float)",
             "A positive factor for each dimension, as a one-dimensional list; below 1 the "
             "dimension shrinks. Either this or `sizes` is given.",
             kOptional | kNonDifferentiable)
      .Input("sizes", "tensor(int64)",
             "Sizes of the output, one for each dimension; either this or `scales` is given.",
             kOptional | kNonDifferentiable)
      .Output("Y", "T1", nullptr, kDifferentiable)
      .Attr("coordinate_transformation_mode", Str("half_pixel"),
            "One of the formulas in the operator's text.")
      .Types("T1", types::kTensorsIr4);
  op.Since(18)
      .Input("roi", "T2",
             "Region of interest for `tf_crop_and_resize`, a one-dimensional list of the starts of "
             "the resized dimensions and then their ends; 0 and 1 are the ends of the input.",
             kOptional | kNonDifferentiable)
      .Input("scales", "tensor(float)",
             "A positive factor for each of `axes`, as a one-dimensional list; below 1 the "
             "dimension shrinks. Either this or `sizes` is given.",
             kOptional | kNonDifferentiable)
      .Input("sizes", "tensor(int64)",
             "Sizes of the output, one for each of `axes`, subject to `keep_aspect_ratio_policy`; "
             "either this or `scales` is given.",
             kOptional | kNonDifferentiable)
      .Attr("antialias", Int(0),
            "1 widens the kernel of `linear` and `cubic` by `1 / scale` where a dimension shrinks, "
            "so that every element contributes.")
      .Attr("axes", NoDefault(AttributeType::INTS),
            "Dimensions to resize, each at most once; negative numbers count from the last. By "
            "default all in order; the others keep their sizes.")
      .Attr("keep_aspect_ratio_policy", Str("stretch"),
            "`stretch` uses `sizes` as they are; `not_larger` and `not_smaller` scale all of "
            "`axes` alike, by the smallest or the largest of the factors `size / n_in`, and round "
            "the results, halves up.");
  op.Since(19).Attr("coordinate_transformation_mode", Str("half_pixel"),
                    "One of the formulas in the operator's text, or `half_pixel_symmetric`, which "
                    "adds `n_in / 2 * (1 - n_out / (n_in * scale))` to `half_pixel` and so keeps "
                    "the center in place where the size was rounded.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
