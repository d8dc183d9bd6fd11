// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds what the rotations of whole tensors have in common.
History& Rotary(History& op) {
  return op
      .Input(
          "input", "T",
          "Tokens, `[batch, sequence, hidden_size]` or `[batch, num_heads, sequence, head_size]`.")
      .Input("position_ids", "M",
             "Position of each token, a row of the tables: `[batch, sequence]`, or `[1]` for that "
             "of the first token.")
      .Input(
          "cos_cache", "T",
          "Cosines of the angles, one row a position and one column a pair, `[positions, pairs]`.")
      .Input("sin_cache", "T", "Sines of the same angles.")
      .Output("output", "T", "Rotated tokens, in the shape of the input.")
      .Attr("interleaved", NoDefault(AttributeType::INT),
            "1 pairs neighbouring elements, 0, the default, those of the two halves.")
      .Attr("is_packed_batching", NoDefault(AttributeType::INT),
            "1 tells that sequences of several lengths are packed without padding; 0 by default.")
      .Attr("num_heads", NoDefault(AttributeType::INT),
            "Number of heads; goes with `rotary_embedding_dim`.")
      .Attr("rotary_embedding_dim", NoDefault(AttributeType::INT),
            "How many elements at the start of each head are rotated; 0, the default, rotates all.")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "Factor of the result; 1 by default.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("M", types::kInt64, "The type of positions.");
}

}  // namespace

void RotaryEmbedding(History& op) {
  Rotary(op.Since(1))
      .Doc(
          "Rotates pairs of the elements of each head by an angle that depends on the token's "
          "position (RoPE): `(a, b)` becomes `(a * cos - b * sin, a * sin + b * cos)`.");
}

void MRotaryEmbedding(History& op) {
  Rotary(op.Since(1))
      .Doc(
          "Rotates pairs of elements as RotaryEmbedding does, by three positions a token: time, "
          "height and width of a piece of an image or film. `mrope_section` says how many pairs "
          "follow each of them. For text all three are equal, and the operator is RotaryEmbedding.")
      .Input("position_ids", "M",
             "Times, heights and widths of all tokens, `[3, batch, sequence]`.")
      .Attr("mrope_layout", NoDefault(AttributeType::INT),
            "Which pairs follow which position: 0, the default, three runs one after the other; 1 "
            "in turns, pairs `3 i + 1` following the height and `3 i + 2` the width as far as "
            "their sections reach, others the time.")
      .Attr("mrope_section", Required(AttributeType::INTS),
            "Three numbers of pairs, for time, height and width, adding up to all pairs.");
}

void GemmaRotaryEmbedding(History& op) {
  op.Since(1)
      .Doc(
          "Rotates queries and keys by angles that are given directly: `output1 = q * cos(emb) + "
          "q_rot * sin(emb)`, and likewise `output2` for keys. Sines and cosines are computed in "
          "float and rounded to float16.")
      .Input("emb", "U", "Angle of each element, `[batch, sequence, dim]`, the same for all heads.")
      .Input("q", "T", "Queries, `[batch, num_heads, sequence, dim]`.")
      .Input("q_rot", "T",
             "Queries with the halves of each head exchanged and the new first half negated.")
      .Input("k", "T", "Keys, shaped as the queries.")
      .Input("k_rot", "T", "Keys with halves exchanged likewise.")
      .Output("output1", "T", "Rotated queries.")
      .Output("output2", "T", "Rotated keys.")
      .Types("T", types::kFloat16, "The type of queries and keys.")
      .Types("U", types::kFloat, "The type of angles.");
}

void RMSNormRotary(History& op) {
  op.Since(1)
      .Doc(
          "Normalizes a slice of each head by its root mean square and rotates its first elements "
          "by their position: `n = x / sqrt(mean(x^2) + epsilon) * scale`, then RotaryEmbedding "
          "with the two halves paired. Where input, output and tables are bfloat16, intermediate "
          "results are rounded to it, in prefill and decoding at different steps; otherwise they "
          "stay float.")
      .Input("X", "T", "Heads, `[batch, sequence, heads, stride]`.")
      .Input("scale", "F", "Factors after normalization, `[width]`.")
      .Input("position_ids", "I",
             "Position of each token, `[batch, sequence]`, or one number for that of the first.")
      .Input("cosine", "TCos", "Cosines of the angles, `[positions, rotary_embedding_dim / 2]`.")
      .Input("sine", "TCos", "Sines of the same angles.")
      .Input("prefill_numerics", "TI",
             "1 rounds as in prefill, 0 as in decoding; a scalar in CPU memory.", kOptional)
      .Output("Y", "TOut", "Rotated heads side by side, `[batch, sequence, heads * width]`.")
      .Output("normalized_fp32", "F",
              "Heads before the rotation, `[batch, sequence, heads, width]`.", kOptional)
      .Attr("epsilon", Float(1e-06F), "Added to the mean square before its root.")
      .Attr("flatten_batch", Int(0), "1 returns `[1, batch * sequence, heads * width]`.")
      .Attr("input_start", Int(0), "First element of the slice of a head.")
      .Attr("input_width", Int(0), "Number of elements of the slice; 0 takes the whole last axis.")
      .Attr("output_fp16", Int(0), "1 returns float16, 0 bfloat16.")
      .Attr("rotary_embedding_dim", Required(AttributeType::INT),
            "How many elements are rotated: even, positive, within the slice.")
      .Attr("use_fp32_arithmetic", Int(1), "1 rotates in float while decoding, 0 in bfloat16.")
      .Types("T", types::kFloat16 | types::kBfloat16, "The type of heads.")
      .Types("TCos", types::kFloat | types::kBfloat16, "The type of the tables.")
      .Types("TOut", types::kFloat16 | types::kBfloat16, "The type that `output_fp16` selects.")
      .Types("F", types::kFloat, "The type of factors and normalized heads.")
      .Types("I", types::kInt64, "The type of positions.")
      .Types("TI", types::kInt32, "The type of the switch.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
