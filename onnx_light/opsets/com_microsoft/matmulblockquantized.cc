// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds what the products with blocks of small floats have in common.
History& BlockQuantized(History& op, int64_t block_size) {
  return op.Input("A", "T", "Left matrices, `[..., K]`.")
      .Output("Y", "T", "Products, `[..., N]`.")
      .Attr("block_size", Int(block_size), "Number of weights along K that share a scale.")
      .Types("T", types::kFloat16 | types::kBfloat16, "16-bit floats.");
}

}  // namespace

void MatMulBlockQuantizedFp4Weight(History& op) {
  BlockQuantized(op.Since(1), 16)
      .Doc(
          "Multiplies by weights of 4-bit floats (NVFP4): `Y = A * W^T + bias` with `W[n, k] = "
          "B[n, k] * weight_scale[n, k / block_size] * weight_scale_2`, where B are float4e2m1 and "
          "the scales of blocks float8e4m3fn.")
      .Input(
          "B", "T1",
          "Packed weights, `[N, K / 2]`, two to a byte and the first in the low bits; K is even.")
      .Input("weight_scale", "T2",
             "Scale of each block, `[N, ceil(K / block_size)]`, the bytes of float8e4m3fn.")
      .Input("weight_scale_2", "T3", "Scale of all weights, a scalar.")
      .Input("input_scale", "T3",
             "Scale for quantizing A, a scalar; of no effect while only weights are quantized.",
             kOptional)
      .Input("bias", "T", "Bias of each output feature, `[N]`.", kOptional)
      .Types("T1", types::kUint8, "Bytes of two weights each.")
      .Types("T2", types::kUint8, "Bytes that hold one scale each.")
      .Types("T3", types::kFloat, "The type of scales of whole tensors.");
}

void MatMulBlockQuantizedFp8Weight(History& op) {
  BlockQuantized(op.Since(1), 128)
      .Doc(
          "Multiplies by weights of 8-bit floats: `Y = A * W^T + bias` with `W[n, k] = B[n, k] * "
          "b_scale[n, k / block_size]`. With `a_scale`, A is rounded to `float8e4m3fn(A / a_scale) "
          "* a_scale` before.")
      .Input("B", "T1", "Weights, `[N, K]`.")
      .Input("b_scale", "T2", "Scale of each block, `[N, ceil(K / block_size)]`.")
      .Input("a_scale", "T2", "Scale for quantizing A, a scalar; without it A keeps its precision.",
             kOptional)
      .Input("bias", "T", "Bias of each output feature, `[N]`.", kOptional)
      .Types("T1", types::kFloat8e4m3fn, "The type of weights.")
      .Types("T2", types::kFloat, "The type of scales.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
