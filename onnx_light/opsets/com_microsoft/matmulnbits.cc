// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds the attributes of weights that are quantized in blocks of a few bits. A block of weights of
// one output column stands for `(q - zero_point) * scale`.
History& Quantization(History& op) {
  return op
      .Attr("K", Required(AttributeType::INT),
            "Number of input features, which the product sums over.")
      .Attr("accuracy_level", Int(0),
            "Least precision that the input may be reduced to inside: 1 float, 2 float16, 3 "
            "bfloat16, 4 int8; 0 keeps its own.")
      .Attr("bits", Int(4), "Bits of a quantized weight: 2, 4 or 8.")
      .Attr("block_size", Required(AttributeType::INT),
            "Number of weights along K that share a scale: a power of two, at least 16.");
}

// Adds the types of activations and of packed weights.
History& PackedTypes(History& op) {
  return op.Types("T1", types::kFloat16To32, "The type of activations and scales.")
      .Types("T2", types::kUint8, "Bytes of quantized weights.");
}

}  // namespace

void MatMulNBits(History& op) {
  PackedTypes(Quantization(op.Since(1)))
      .Doc(
          "Multiplies floats by weights that are quantized to a few bits: `Y = A * W^T + bias` "
          "with `W = (B - zero_point) * scale`. W has shape `[N, K]`; along K it is cut into "
          "blocks, `k_blocks = ceil(K / block_size)` a row, each with a scale and a zero point of "
          "its own. Weights are packed from the low bits of a byte to the high ones. A B with a "
          "dimension of 0 stands for weights of zero.")
      .Input("A", "T1", "Left matrices, `[..., K]`.")
      .Input("B", "T2", "Packed weights, `[N, k_blocks, block_size * bits / 8]`.")
      .Input("scales", "T1", "Scale of each block, `[N, k_blocks]`.")
      .Input("zero_points", "T3",
             "Zero point of each block: packed like the weights, `[N, ceil(k_blocks * bits / 8)]`, "
             "or as floats, `[N, k_blocks]`. By default the middle of the range, `2^(bits - 1)`.",
             kOptional)
      .Input("g_idx", "T4", "Group of each input feature; no longer in use.", kOptional)
      .Input("bias", "T1", "Bias of each output feature, `[N]`.", kOptional)
      .Output("Y", "T1", "Products, `[..., N]`.")
      .Attr("N", Required(AttributeType::INT), "Number of output features.")
      .Attr("weight_prepacked", Int(0),
            "Layout of B: 0 as described, 1 and 2 rearranged for the kernels of two generations of "
            "CUDA devices.")
      .Types("T3", types::kFloat16To32 | types::kUint8,
             "Packed zero points, or unpacked ones of the type of A.")
      .Types("T4", types::kInt32, "The type of group numbers.");
}

void MatMulNBitsMlp(History& op) {
  PackedTypes(Quantization(op.Since(1)))
      .Doc(
          "Computes the gated first half of a feed-forward block from two products as in "
          "MatMulNBits: `Y = activation(A * gate^T + gate_bias) * (A * up^T + up_bias)`. With "
          "`norm_scale`, A is normalized by its root mean square first, after `skip` was added "
          "where that is given.")
      .Input("A", "T1", "Activations, `[..., K]`.")
      .Input("skip", "T1", "Residual to add to A, in its shape; needs `norm_scale`.", kOptional)
      .Input("norm_scale", "T1",
             "Factors after normalization, `[K]`; without them A is taken as it is.", kOptional)
      .Input("gate_B", "T2", "Packed weights of the gate.")
      .Input("gate_scales", "T1", "Scale of each block of the gate's weights.")
      .Input("gate_bias", "T1", "Bias of the gate, `[N]`.", kOptional)
      .Input("up_B", "T2", "Packed weights of the factor that is gated.")
      .Input("up_scales", "T1", "Scale of each block of those weights.")
      .Input("up_bias", "T1", "Bias of that factor, `[N]`.", kOptional)
      .Output("Y", "T1", "Gated activations, `[..., N]`.")
      .Output("input_skip_bias_sum", "T1", "The sum of A and `skip`, for the next residual.",
              kOptional)
      .Attr("N", Required(AttributeType::INT), "Number of output features of either product.")
      .Attr("activation", Required(AttributeType::STRING), "Function of the gate, such as `silu`.")
      .Attr("epsilon", Float(1e-05F), "Added to the mean square before its root.");
}

void MatMulNBitsQkv(History& op) {
  PackedTypes(Quantization(op.Since(1)))
      .Doc(
          "Normalizes activations by their root mean square and projects them to queries, keys and "
          "values with weights quantized as in MatMulNBits. Where `skip` is given, it is added "
          "before normalizing.")
      .Input("A", "T1", "Activations, `[..., K]`.")
      .Input("skip", "T1", "Residual to add to A, in its shape.", kOptional)
      .Input("norm_scale", "T1", "Factors after normalization, `[K]`.")
      .Input("q_B", "T2", "Packed weights of the queries.")
      .Input("q_scales", "T1", "Scale of each block of the queries' weights.")
      .Input("q_bias", "T1", "Bias of the queries, `[Nq]`.", kOptional)
      .Input("k_B", "T2", "Packed weights of the keys.")
      .Input("k_scales", "T1", "Scale of each block of the keys' weights.")
      .Input("k_bias", "T1", "Bias of the keys, `[Nkv]`.", kOptional)
      .Input("v_B", "T2", "Packed weights of the values.")
      .Input("v_scales", "T1", "Scale of each block of the values' weights.")
      .Input("v_bias", "T1", "Bias of the values, `[Nkv]`.", kOptional)
      .Output("Q", "T1", "Queries, `[..., Nq]`.")
      .Output("K", "T1", "Keys, `[..., Nkv]`.")
      .Output("V", "T1", "Values, `[..., Nkv]`.")
      .Output("input_skip_bias_sum", "T1", "The sum of A and `skip`, for the next residual.",
              kOptional)
      .Attr("Nkv", Required(AttributeType::INT), "Number of features of keys and of values.")
      .Attr("Nq", Required(AttributeType::INT), "Number of features of the queries.")
      .Attr("epsilon", Float(1e-06F), "Added to the mean square before its root.");
}

void MatMulNBitsQLoRA(History& op) {
  Quantization(op.Since(1))
      .Doc(
          "Multiplies by quantized weights with a low-rank adapter: `Y = X * W^T + (X * lora_A^T) "
          "* lora_B^T`. All three matrices are packed as in MatMulNBits, their zero points being "
          "the middles of the ranges. The adapter may be exchanged between calls; an empty "
          "`lora_B` leaves it out, an empty `lora_A` makes its first product zero.")
      .Input("X", "T", "Activations, `[..., K]`.")
      .Input("W", "TQ", "Packed weights, `[N, ceil(K / block_size), block_size * bits / 8]`.")
      .Input("scales", "T", "Scale of each block of W, also as a flat list.")
      .Input("lora_A", "TQ",
             "Packed projection to the rank R of the adapter, `[R, ceil(K / lora_block_size), "
             "lora_block_size * lora_bits / 8]`.")
      .Input("lora_A_scales", "T",
             "Scale of each block of `lora_A`, `[R, ceil(K / lora_block_size)]`.")
      .Input("lora_B", "TQ",
             "Packed projection back from the rank, `[N, ceil(R / lora_block_size), "
             "lora_block_size * lora_bits / 8]`.")
      .Input("lora_B_scales", "T",
             "Scale of each block of `lora_B`, `[N, ceil(R / lora_block_size)]`.")
      .Output("Y", "T", "Products, `[..., N]`.")
      .Attr("N", Required(AttributeType::INT), "Number of output features.")
      .Attr("block_size", Int(32))
      .Attr("lora_bits", Int(8), "Bits of a quantized weight of the adapter: 2, 4 or 8.")
      .Attr("lora_block_size", Int(32),
            "Number of the adapter's weights that share a scale, along K or R: a power of two, at "
            "least 16.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("TQ", types::kUint8, "Bytes of quantized weights.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
