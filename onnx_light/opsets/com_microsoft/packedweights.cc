// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Operators on weights in packed block formats, which attributes name by a number. A row of a
// matrix is a run of blocks, each with its quantized numbers and scales.

void GatherPacked(History& op) {
  op.Since(1)
      .Doc(
          "Looks up rows of an embedding table that is stored in packed blocks and expands them to "
          "floats. An index that is negative or beyond the table selects row 0.")
      .Input("data", "T1", "Packed table, one row a token, `[vocab_size, row_bytes]`.")
      .Input("indices", "Tind", "Rows to look up, any shape.")
      .Output("output", "T2", "The rows, in the shape of the indices with K as a last axis.")
      .Attr("K", Required(AttributeType::INT),
            "Number of elements of a row, a multiple of the format's block length.")
      .Attr("output_dtype", Int(16),
            "Element type of the result, a value of TensorProto.DataType; bfloat16 by default.")
      .Attr("packed_type", Required(AttributeType::INT), "Number of the block format.")
      .Types("T1", types::kUint8, "Bytes of the table.")
      .Types("T2", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("Tind", types::kIndices, "The type of indices.");
}

void MatMulPacked(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies by a matrix that is stored in packed blocks: `Y = activation(A * B^T)`. "
          "Weights are expanded to the type of A, and products summed up as float.")
      .Input("A", "T1", "Left matrices, `[..., K]`.")
      .Input("B", "T2", "Packed matrix, one row an output feature, `[N, row_bytes]`.")
      .Input("global_scale", "Tscale", "Factor of the sums, a scalar, for the format NVFP4.",
             kOptional)
      .Output("Y", "T1", "Products, `[..., N]`.")
      .Attr("K", Required(AttributeType::INT),
            "Number of input features, a multiple of the format's block length.")
      .Attr("N", Required(AttributeType::INT), "Number of output features.")
      .Attr("activation_type", Str("none"),
            "Function of the rounded product: `none`, `silu`, or `relu2`, the square of ReLU, also "
            "called `relu_squared`.")
      .Attr("packed_type", Required(AttributeType::INT), "Number of the block format.")
      .Types("T1", types::kFloat16 | types::kBfloat16, "16-bit floats.")
      .Types("T2", types::kUint8, "Bytes of the matrix.")
      .Types("Tscale", types::kFloat, "The type of the factor.");
}

void MoEPacked(History& op) {
  op.Since(1)
      .Doc(
          "Computes a mixture of experts whose weights are stored in packed blocks. Each token "
          "goes to the k experts with the highest scores, lower numbers winning ties; an expert "
          "computes `down * (silu(gate * x) * (up * x))`, or with `relu2` `down * relu(gate * "
          "x)^2`. Its weight in the sum is its value in `router_weights`, or without that input "
          "its softmax probability by `router_probs`.")
      .Input("input", "T", "Tokens, `[..., hidden_size]`.")
      .Input("router_probs", "TR", "Score of each expert for each token, `[tokens, experts]`.")
      .Input("gate_experts_weights", "T2",
             "Packed gate matrices, `[experts, inter_size, row_bytes]`.")
      .Input("up_experts_weights", "T2",
             "Packed matrices of the gated factor, `[experts, inter_size, row_bytes]`; absent for "
             "`relu2`.",
             kOptional)
      .Input("down_experts_weights", "T2",
             "Packed matrices back to the hidden size, `[experts, hidden_size, row_bytes]`.")
      .Input("router_weights", "TR",
             "Weights to mix the chosen experts with, `[tokens, experts]`, not passed through "
             "softmax.",
             kOptional)
      .Output("output", "T", "Mixed results, in the shape of the input.")
      .Attr("activation_type", Str("swiglu"), "What an expert computes: `swiglu` or `relu2`.")
      .Attr("down_type", Required(AttributeType::INT),
            "Number of the block format of the matrices `down`.")
      .Attr("gate_type", Required(AttributeType::INT),
            "Number of the block format of the matrices `gate`.")
      .Attr("k", Int(1), "Number of experts per token: up to 16, or 32 with `router_weights`.")
      .Attr("normalize_routing_weights", Int(1),
            "1 divides the weights of the chosen experts by their sum.")
      .Attr("routed_scaling_factor", Float(1.0F),
            "Factor of the weights after that; other than 1 only with `router_weights`.")
      .Attr("routing_epsilon", Float(0.0F),
            "Added to the sum before dividing; other than 0 only with `router_weights`.")
      .Attr("up_type", Int(-1),
            "Number of the block format of the matrices `up`; -1 where there are none.")
      .Types("T", types::kFloat16 | types::kBfloat16, "16-bit floats.")
      .Types("T2", types::kUint8, "Bytes of matrices.")
      .Types("TR", types::kFloat16To32, "float, or the type of tokens.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
