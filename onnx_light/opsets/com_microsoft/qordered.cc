// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Operators on int8 matrices in the memory layouts ("orders") of cuBLASLt.
namespace {

// Adds the types of quantized numbers and scales.
History& Int8(History& op) {
  return op.Types("Q", types::kInt8, "Quantized numbers.")
      .Types("S", types::kFloat, "The type of scales and biases.");
}

// Adds the number of heads and the layouts of an attention.
History& Heads(History& op) {
  return op.Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Attr("order_input", Required(AttributeType::INT),
            "Layout of the input, by its number in QuantizeWithOrder.")
      .Attr("order_output", Required(AttributeType::INT), "Layout of the result.")
      .Attr("order_weight", Required(AttributeType::INT), "Layout of the projection matrices.");
}

}  // namespace

void QuantizeWithOrder(History& op) {
  Int8(op.Since(1))
      .Doc(
          "Quantizes a matrix to int8, `output = round(input / scale_input)` limited to the range "
          "of the type, and rearranges it between memory layouts of cuBLASLt: 0 `COL`, 1 `ROW`, 2 "
          "`COL32`, 3 `COL4_4R2_8C`, 4 `COL32_2R_4R4`.")
      .Input(
          "input", "F",
          "Matrix `[rows, cols]`; a 1-D tensor is a single row, a 3-D tensor a batch of matrices.")
      .Input("scale_input", "S", "Distance of neighbouring quantized values, a scalar.")
      .Output("output", "Q", "The quantized matrix in the other layout.")
      .Attr("order_input", Required(AttributeType::INT), "Number of the layout that the input has.")
      .Attr("order_output", Required(AttributeType::INT), "Number of the layout to produce.")
      .Types("F", types::kFloat | types::kFloat16, "Single and half precision.");
}

void QOrderedMatMul(History& op) {
  Int8(op.Since(1))
      .Doc(
          "Multiplies int8 matrices that are laid out for cuBLASLt: `Y = (A * scale_A) * (B * "
          "scale_B) + bias + C * scale_C`, quantized by `scale_Y`. Either A is in order `ROW` and "
          "B in `COL`, which means transposed, or A is in `COL32` and B, after transposing, in "
          "`COL4_4R2_8C` or `COL32_2R_4R4`; the second way knows no bias. C and Y have the order "
          "of A.")
      .Input("A", "Q", "Left matrices, `[batch, M, K]`.")
      .Input("scale_A", "S", "Scale of A, a scalar.")
      .Input("B", "Q", "Right matrix, which all of the batch share.")
      .Input("scale_B", "S", "Scale of B: a scalar, or one for each column, `[N]`.")
      .Input("scale_Y", "S", "Scale of the result, a scalar.")
      .Input("bias", "S", "Bias of each column in real numbers, `[N]`.", kOptional)
      .Input("C", "Q", "Matrices to add, `[batch or 1, M, N]` or `[M, N]`.", kOptional)
      .Input("scale_C", "S", "Scale of C, a scalar; goes with it.", kOptional)
      .Output("Y", "Q", "Quantized products, `[batch, M, N]`.")
      .Attr("order_A", Required(AttributeType::INT),
            "Layout of A, by its number in QuantizeWithOrder.")
      .Attr("order_B", Required(AttributeType::INT), "Layout of B.")
      .Attr("order_Y", Required(AttributeType::INT), "Layout of Y and C, that of A.");
}

void QOrderedGelu(History& op) {
  Int8(op.Since(1))
      .Doc(
          "Applies Gelu to quantized numbers without changing their layout: `Y = quantize(x * "
          "Phi(x))` with `x = X * scale_X` and the normal distribution function `Phi`.")
      .Input("X", "Q", "Quantized activations, any shape.")
      .Input("scale_X", "S", "Scale of the activations, a scalar.")
      .Input("scale_Y", "S", "Scale of the results, a scalar.")
      .Output("Y", "Q", "Quantized results, in the shape of X.")
      .Attr("order_X", NoDefault(AttributeType::INT),
            "Layout of X, by its number in QuantizeWithOrder; of no effect on an operation by "
            "elements.")
      .Attr("order_Y", NoDefault(AttributeType::INT), "Layout of Y, that of X.");
}

void QOrderedLayerNormalization(History& op) {
  Int8(op.Since(1))
      .Doc(
          "Normalizes rows of quantized numbers to mean 0 and variance 1, scales and shifts them, "
          "and quantizes the result: `y = (x - mean) / sqrt(variance + epsilon) * scale + B`.")
      .Input("X", "Q", "Quantized activations.")
      .Input("scale_X", "S", "Quantization scale of the activations, a scalar.")
      .Input("scale", "F", "Factor of each normalized element of a row.")
      .Input("B", "F", "Offset of each normalized element; zero if left out.", kOptional)
      .Input("scale_Y", "S", "Quantization scale of the result, a scalar.")
      .Output("Y", "Q", "Quantized result, in the shape of X.")
      .Attr("axis", Int(-1), "First of the axes that make up a row.")
      .Attr("epsilon", Float(1e-05F), "Keeps the divisor from being zero.")
      .Attr("order_X", Int(1), "Layout of X, by its number in QuantizeWithOrder.")
      .Attr("order_Y", Int(1), "Layout of Y, that of X.")
      .Types("F", types::kFloat | types::kFloat16,
             "The type of factors and offsets: float16 is faster, float more precise.");
}

void QOrderedAttention(History& op) {
  Heads(Int8(op.Since(1)))
      .Doc(
          "Computes multi-head self-attention in int8: input and weights are projected to Q, K and "
          "V, then each head computes `softmax(Q * K^T / sqrt(head_size)) * V`, quantizing every "
          "intermediate result by its own scale.")
      .Input("input", "Q", "Quantized sequences, `[batch, sequence, input_hidden_size]`.")
      .Input("scale_input", "S", "Scale of the sequences, a scalar.")
      .Input("scale_Q_gemm", "S", "Scale that the queries are quantized with, a scalar.")
      .Input("scale_K_gemm", "S", "Scale that the keys are quantized with, a scalar.")
      .Input("scale_V_gemm", "S", "Scale that the values are quantized with, a scalar.")
      .Input("Q_weight", "Q", "Projection to queries, `[input_hidden_size, hidden_size]`.")
      .Input("K_weight", "Q", "Projection to keys, `[input_hidden_size, hidden_size]`.")
      .Input("V_weight", "Q", "Projection to values, `[input_hidden_size, hidden_size]`.")
      .Input("scale_Q_weight", "S", "Scale of `Q_weight`: a scalar, or one for each column.")
      .Input("scale_K_weight", "S", "Scale of `K_weight`: a scalar, or one for each column.")
      .Input("scale_V_weight", "S", "Scale of `V_weight`: a scalar, or one for each column.")
      .Input("Q_bias", "S", "Bias of the queries in real numbers, `[hidden_size]`.")
      .Input("K_bias", "S", "Bias of the keys in real numbers, `[hidden_size]`.")
      .Input("V_bias", "S", "Bias of the values in real numbers, `[hidden_size]`.")
      .Input("scale_QKT_gemm", "S", "Scale of the scores, a scalar.", kOptional)
      .Input("scale_QKT_softmax", "S", "Scale of the softmax results, a scalar.", kOptional)
      .Input("scale_values_gemm", "S", "Scale of the attention results, and so of the output.")
      .Input("mask_index", "G",
             "Positions to attend to: 0 or 1 for each, `[batch, sequence]` or `[batch, sequence, "
             "sequence]`; or lengths of the sequences, `[batch]`; or all ends followed by all "
             "starts, `[2 * batch]`.",
             kOptional)
      .Input("past", "Q", "Earlier keys and values, reserved for later use.", kOptional)
      .Input("attention_bias", "S", "Addend of the scores, reserved for later use.", kOptional)
      .Output("output", "Q", "Quantized attention results, `[batch, sequence, hidden_size]`.")
      .Attr("qkv_hidden_sizes", NoDefault(AttributeType::INTS),
            "Hidden sizes of Q, K and V, reserved for later use; all are equal.")
      .Attr("unidirectional", Int(0), "1 hides later positions from earlier ones.")
      .Types("G", types::kInt32, "The type of masks.");
}

void QOrderedLongformerAttention(History& op) {
  Heads(Int8(op.Since(1)))
      .Doc(
          "Computes the attention of LongformerAttention with int8 matrices: every token sees a "
          "window around it, tokens marked as global see and are seen by all others.")
      .Input("input", "Q", "Quantized sequences, `[batch, sequence, hidden_size]`.")
      .Input("scale_input", "S", "Scale of the sequences, a scalar.")
      .Input(
          "weight", "Q",
          "Projection to queries, keys and values side by side, `[hidden_size, 3 * hidden_size]`.")
      .Input("scale_weight", "S", "Scale of `weight`.")
      .Input("bias", "S", "Bias of the projections in real numbers, `[3 * hidden_size]`.")
      .Input("scale_bias", "S", "Reserved, since the bias is not quantized.")
      .Input("scale_qkv_gemm", "S",
             "Scale that the projected queries, keys and values are quantized with.")
      .Input(
          "mask", "F",
          "0 for tokens to attend to and a large negative number for others, `[batch, sequence]`.")
      .Input("global_weight", "Q", "Projections for global attention, shaped as `weight`.")
      .Input("scale_global_weight", "S", "Scale of `global_weight`.")
      .Input("global_bias", "S",
             "Bias of the projections for global attention, `[3 * hidden_size]`.")
      .Input("scale_global_gemm", "S",
             "Scale that the projections for global attention are quantized with.")
      .Input("global", "G", "1 for global tokens and 0 for others, `[batch, sequence]`.")
      .Input("scale_output", "S", "Scale of the output, a scalar.")
      .Output("output", "Q", "Quantized attention results, `[batch, sequence, hidden_size]`.")
      .Attr("order_global_weight", Required(AttributeType::INT),
            "Layout of the projections for global attention.")
      .Attr("window", Required(AttributeType::INT), "How many tokens to either side a token sees.")
      .Types("G", types::kInt32, "The type of flags.")
      .Types("F", types::kFloat16, "The type of the mask.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
