// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Operators on 8-bit tensors whose numbers stand for `(q - zero_point) * scale`.
namespace {

void Binary(History& op, Text doc) {
  op.Since(1)
      .Doc(doc)
      .Input("A", "T", "Left operand, quantized.")
      .Input("A_scale", "tensor(float)", "Scale of A, a scalar.")
      .Input("A_zero_point", "T", "Zero point of A, a scalar; 0 if left out.", kOptional)
      .Input("B", "T", "Right operand, quantized; A and B broadcast against each other.")
      .Input("B_scale", "tensor(float)", "Scale of B, a scalar.")
      .Input("B_zero_point", "T", "Zero point of B, a scalar; 0 if left out.", kOptional)
      .Input("C_scale", "tensor(float)", "Scale to quantize the result with, a scalar.")
      .Input("C_zero_point", "T", "Zero point of the result, a scalar; 0 if left out.", kOptional)
      .Output("C", "T", "Quantized result, in the shape that A and B broadcast to.")
      .Types("T", types::kBytes, "8-bit integers, signed or unsigned.");
}

void Unary(History& op, Text doc) {
  op.Since(1)
      .Doc(doc)
      .Input("X", "T", "Quantized numbers, any shape.")
      .Input("X_scale", "tensor(float)", "Scale of X, a scalar.")
      .Input("X_zero_point", "T", "Zero point of X, a scalar; 0 if left out.", kOptional)
      .Input("Y_scale", "tensor(float)", "Scale to quantize the result with, a scalar.")
      .Input("Y_zero_point", "T", "Zero point of the result, a scalar; 0 if left out.", kOptional)
      .Output("Y", "T", "Quantized results, in the shape of X.")
      .Types("T", types::kBytes, "8-bit integers, signed or unsigned.");
}

}  // namespace

void QLinearAdd(History& op) {
  Binary(op,
         "Adds quantized tensors element by element: `C = ((A - A_zero_point) * A_scale + (B - "
         "B_zero_point) * B_scale) / C_scale + C_zero_point`, rounded and limited to the range of "
         "the type.");
}

void QLinearMul(History& op) {
  Binary(op,
         "Multiplies quantized tensors element by element: `C = (A - A_zero_point) * (B - "
         "B_zero_point) * A_scale * B_scale / C_scale + C_zero_point`, rounded and limited to the "
         "range of the type.");
}

void QLinearLeakyRelu(History& op) {
  Unary(op,
        "Applies a leaky rectifier to quantized numbers: what is negative after dequantizing is "
        "multiplied by `alpha`, then all is quantized anew.");
  op.Attr("alpha", Float(0.01F), "Slope for negative numbers.");
}

void QLinearSigmoid(History& op) {
  Unary(op,
        "Applies the logistic function to quantized numbers: `Y = quantize(1 / (1 + "
        "exp(-dequantize(X))))`.");
}

void QLinearSoftmax(History& op) {
  op.Since(1)
      .Doc(
          "Turns quantized scores into quantized probabilities: `y = quantize(exp(x) / "
          "sum(exp(x)))` with the dequantized x. What is summed up depends on `opset`: from 13 on "
          "a line along `axis`, below that all elements of `axis` and the axes behind it together.")
      .Input("X", "T", "Quantized scores, any shape.")
      .Input("X_scale", "tensor(float)", "Scale of the scores, a scalar.")
      .Input("x_zero_point", "T", "Zero point of the scores, a scalar; 0 if left out.", kOptional)
      .Input("y_scale", "tensor(float)", "Scale of the probabilities, a scalar.")
      .Input("y_zero_point", "T", "Zero point of the probabilities, a scalar.")
      .Output("Y", "T", "Quantized probabilities, in the shape of X.")
      .Attr("axis", Int(-1), "Axis to normalize along; a negative one counts from the end.")
      .Attr("opset", Required(AttributeType::INT),
            "Version of the ONNX operator Softmax whose meaning of `axis` applies.")
      .Types("T", types::kBytes, "Scores and probabilities of 8 bits.");
}

void QLinearWhere(History& op) {
  op.Since(1)
      .Doc(
          "Selects elements from one of two quantized tensors by a condition and brings them to a "
          "common quantization: `Z = quantize(condition ? dequantize(X) : dequantize(Y))`. The "
          "three tensors broadcast.")
      .Input("condition", "B", "True where X is taken, false where Y is.")
      .Input("X", "T", "Quantized elements for true.")
      .Input("x_scale", "TF", "Scale of X, a scalar.")
      .Input("x_zero_point", "T", "Zero point of X, a scalar.")
      .Input("Y", "T", "Quantized elements for false.")
      .Input("y_scale", "TF", "Scale of Y, a scalar.")
      .Input("y_zero_point", "T", "Zero point of Y, a scalar.")
      .Input("z_scale", "TF", "Scale of the result, a scalar.")
      .Input("z_zero_point", "T", "Zero point of the result, a scalar.")
      .Output("Z", "T", "Selected elements, in the common shape of condition, X and Y.")
      .Types("B", types::kBool, "The type of the condition.")
      .Types("TF", types::kFloat, "The type of scales.")
      .Types("T", types::kBytes, "Quantized elements and zero points.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
