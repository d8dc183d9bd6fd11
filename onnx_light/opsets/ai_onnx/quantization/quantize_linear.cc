// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// The types of quantized values, by the version of QuantizeLinear and DequantizeLinear.
constexpr types::TypeSet kQuantized19 = types::kFloat8 | types::kBytes;
constexpr types::TypeSet kQuantized21 =
    kQuantized19 | types::kIntegers4 | types::kInt16 | types::kUint16;
constexpr types::TypeSet kQuantized23 = kQuantized21 | types::kFloat4e2m1;
constexpr types::TypeSet kQuantized25 = kQuantized23 | types::kIntegers2;
constexpr types::TypeSet kQuantized28 = kQuantized25 | types::kFloat6;

}  // namespace

void QuantizeLinear(History& op) {
  op.Since(10)
      .Doc(
          "Quantizes a tensor with one scale and one zero point: `y = saturate(round(x / y_scale) "
          "+ y_zero_point)`. Rounding goes to the nearest integer, halves to the even one; "
          "saturation limits the result to the range of y's type, `[0, 255]` or `[-128, 127]`.")
      .Input("x", "T1", "Values to quantize, of any shape.")
      .Input("y_scale", "tensor(float)", "Step between neighbouring quantized values, a scalar.")
      .Input("y_zero_point", "T2",
             "Quantized value that stands for 0, a scalar; left out it is 0 and y is uint8.",
             kOptional)
      .Output("y", "T2", "Quantized values, shape of x, type of `y_zero_point`.")
      .Types("T1", types::kFloat | types::kInt32, "Types of the values before quantization.")
      .Types("T2", types::kBytes, "Types of the quantized values.");
  op.Since(13)  // A scale for each index of one dimension.
      .Doc(
          "Quantizes a tensor with one scale and zero point for all of it or for each slice along "
          "`axis`: `y = saturate(round(x / y_scale) + y_zero_point)`. Rounding goes to the nearest "
          "integer, halves to the even one; saturation limits the result to the range of y's type, "
          "`[0, 255]` or `[-128, 127]`.")
      .Input("y_scale", "tensor(float)",
             "Steps between neighbouring quantized values: a scalar for the whole tensor, or a "
             "vector as long as dimension `axis` of x.")
      .Input("y_zero_point", "T2",
             "Quantized values that stand for 0, in the shape of `y_scale`; left out they are 0 "
             "and y is uint8.",
             kOptional)
      .Attr("axis", Int(1),
            "Dimension of x that has a scale for each index, in `[-rank, rank - 1]` with negatives "
            "counted from the last; has no effect with a scalar scale.");
  op.Since(19)  // 8-bit floats.
      .Doc(
          "Quantizes a tensor with one scale and zero point for all of it or for each slice along "
          "`axis`: `y = saturate(round(x / y_scale) + y_zero_point)`. Integers are rounded to the "
          "nearest, halves to the even one, and limited to the range of y's type. For a "
          "floating-point y the cast to its type takes the place of both, `saturate` decides about "
          "values out of range and the zero point, commonly 0, mainly serves to name the type.")
      .Input("y_scale", "T1")
      .Attr("saturate", Int(1),
            "Only for 8-bit floats: 1 turns what is out of range into the largest finite value of "
            "its sign, 0 into infinity, or into NaN where the format has no infinity.")
      .Types("T1", types::kFloat16To32 | types::kInt32,
             "Types of the values before quantization and of the scale.")
      .Types("T2", kQuantized19);
  op.Since(21)  // A scale for each block of one dimension.
      .Doc(
          "Quantizes a tensor by `y = saturate(round(x / y_scale) + y_zero_point)`, with a scale "
          "and zero point for all of it, for each slice along `axis`, or for each block of "
          "`block_size` elements along `axis`. Integers are rounded to the nearest, halves to the "
          "even one, and limited to the range of y's type. For a floating-point y the cast to its "
          "type takes the place of both, `saturate` decides about values out of range and the zero "
          "point, commonly 0, mainly serves to name the type.")
      .Input("y_scale", "T1",
             "Steps between neighbouring quantized values: a scalar for the whole tensor, a vector "
             "as long as dimension `axis` of x, or for blocks a tensor like x but with `ceil(size "
             "/ block_size)` in that dimension.")
      .Input("y_zero_point", "T2",
             "Quantized values that stand for 0, in the shape of `y_scale`; left out they are 0.",
             kOptional)
      .Output("y", "T2", "Quantized values in the shape of x.")
      .Attr("axis", Int(1),
            "Dimension of x along which the scale varies, in `[-rank, rank - 1]` with negatives "
            "counted from the last; has no effect with a scalar scale.")
      .Attr("block_size", Int(0),
            "Number of neighbours along `axis` that share a scale; 0 stands for no blocks. With D "
            "elements and S scales it lies in `[ceil(D / S), ceil(D / (S - 1)) - 1]`.")
      .Attr("output_dtype", Int(0),
            "Type of y as a number of `TensorProto.DataType`, equal to that of `y_zero_point` if "
            "both are given; 0 takes that of `y_zero_point` or, failing this, uint8.")
      .Types("T2", kQuantized21);
  op.Since(23)  // x and its scale may differ in type.
      .Input("y_scale", "T2")
      .Input("y_zero_point", "T3", nullptr, kOptional)
      .Output("y", "T3")
      .Attr("precision", Int(0),
            "Type in which `x / y_scale` is computed, as a number of `TensorProto.DataType`; 0 "
            "takes the type of `y_scale`.")
      .Attr("saturate", Int(1),
            "Only for 8-bit floats: 1 turns what is out of range into the largest finite value of "
            "its sign, 0 into infinity, or into NaN where the format has no infinity. Narrower "
            "floats have neither and always saturate.")
      .Types("T1", types::kFloat16To32 | types::kInt32, "Types of the values before quantization.")
      .Types("T2", types::kFloat16To32 | types::kInt32, "Types of the scale.")
      .Types("T3", kQuantized23, "Types of the quantized values.");
  op.Since(24).Types("T2", types::kFloat16To32 | types::kInt32 | types::kFloat8e8m0);
  op.Since(25).Types("T3", kQuantized25);
  op.Since(28).Types("T3", kQuantized28);
}

void DequantizeLinear(History& op) {
  op.Since(10)
      .Doc(
          "Turns quantized values back into real ones with one scale and one zero point: `y = (x - "
          "x_zero_point) * x_scale`. For an x of int32 the zero point is 0.")
      .Input("x", "T", "Quantized values, of any shape.")
      .Input("x_scale", "tensor(float)", "What a step of 1 in x is worth, a scalar.")
      .Input("x_zero_point", "T", "Quantized value that stands for 0, a scalar; 0 if left out.",
             kOptional)
      .Output("y", "tensor(float)", "Real values in the shape of x.")
      .Types("T", types::kBytes | types::kInt32, "Types of the quantized values.");
  op.Since(13)  // A scale for each index of one dimension.
      .Doc(
          "Turns quantized values back into real ones, `y = (x - x_zero_point) * x_scale`, with "
          "one scale and zero point for the whole tensor or for each slice along `axis`. For an x "
          "of int32 the zero point is 0.")
      .Input("x_scale", "tensor(float)",
             "What a step of 1 in x is worth: a scalar for all of x, or a vector as long as its "
             "dimension `axis`.")
      .Input("x_zero_point", "T",
             "Quantized values that stand for 0, in the shape of `x_scale`; 0 if left out.",
             kOptional)
      .Attr("axis", Int(1),
            "Dimension of x that has a scale for each index, in `[-rank, rank - 1]` with negatives "
            "counted from the last; not looked at when the scale is a scalar.");
  op.Since(19)
      .Input("x", "T1")
      .Input("x_scale", "T2")
      .Input("x_zero_point", "T1", nullptr, kOptional)
      .Output("y", "T2", "Real values in the shape of x and the type of the scale.")
      .DropTypes("T")
      .Types("T1", kQuantized19 | types::kInt32, "Types of the quantized values.")
      .Types("T2", types::kFloat16To32, "Types of the scale and of the real values.");
  op.Since(21)  // A scale for each block of one dimension.
      .Doc(
          "Turns quantized values back into real ones, `y = (x - x_zero_point) * x_scale`, with a "
          "scale and zero point for the whole tensor, for each slice along `axis`, or for each "
          "block of `block_size` elements along `axis`. For an x of int32 the zero point is 0.")
      .Input("x_scale", "T2",
             "What a step of 1 in x is worth: a scalar for all of x, a vector as long as its "
             "dimension `axis`, or for blocks a tensor like x but with `ceil(size / block_size)` "
             "in that dimension.")
      .Attr("block_size", Int(0),
            "Number of neighbours along `axis` that one scale serves; 0 stands for no blocks. It "
            "must fit the sizes D of x and S of the scale there: `[ceil(D / S), ceil(D / (S - 1)) "
            "- 1]`.")
      .Types("T1", kQuantized21 | types::kInt32);
  op.Since(23)  // The type of y can be chosen.
      .Output("y", "T3", "Real values in the shape of x.")
      .Attr("output_dtype", Int(0),
            "Type of y and of the multiplication, as a number of `TensorProto.DataType`; 0 takes "
            "the type of the scale.")
      .Types("T1", kQuantized23 | types::kInt32)
      .Types("T2", types::kFloat16To32, "Types of the scale.")
      .Types("T3", types::kFloat16To32, "Types of the real values.");
  op.Since(24)
      .Attr("output_dtype", Int(0),
            "Type of y and of the multiplication, as a number of `TensorProto.DataType`; 0 takes "
            "the type of the scale and is therefore not possible with one of float8e8m0.")
      .Types("T2", types::kFloat16To32 | types::kFloat8e8m0);
  op.Since(25).Types("T1", kQuantized25 | types::kInt32);
  op.Since(28).Types("T1", kQuantized28 | types::kInt32);
}

void DynamicQuantizeLinear(History& op) {
  op.Since(11)
      .Doc(
          "Quantizes a tensor to uint8 with a scale and zero point found from its own values. The "
          "range `[lo, hi]` of the values is widened to hold 0; then `y_scale = (hi - lo) / 255`, "
          "`y_zero_point = round(saturate(-lo / y_scale))` and `y = saturate(round(x / y_scale) + "
          "y_zero_point)`. Rounding takes halves to the even neighbour, saturation limits to `[0, "
          "255]`. A tensor of zeros has a scale of 0, for which the formulas define no result.")
      .Input("x", "T1", "Values to quantize, of any shape.")
      .Output("y", "T2", "Quantized values in the shape of x.")
      .Output("y_scale", "tensor(float)", "Step between neighbouring quantized values, a scalar.")
      .Output("y_zero_point", "T2", "Quantized value that stands for 0, a scalar.")
      .Types("T1", types::kFloat, "Type of the values before quantization.")
      .Types("T2", types::kUint8, "Type of the quantized values.")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
