// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RotaryEmbedding(History& op) {
  op.Since(23)
      .Doc(
          "Encodes the position of every token by rotating pairs of the elements of its heads "
          "(RoPE): `(a, b)` becomes `(a * cos - b * sin, a * sin + b * cos)` with the angle of "
          "that position and pair. As a consequence the product of a rotated query and key depends "
          "on their distance.")
      .Input("X", "T",
             "Tokens, shape `[batch, num_heads, length, head_size]` or `[batch, length, num_heads "
             "* head_size]`.")
      .Input("cos_cache", "T",
             "Cosines of the angles of all pairs: `[positions, pairs]`, from which `position_ids` "
             "selects rows, or without that input `[batch, length, pairs]`. `pairs` is half the "
             "number of rotated elements.")
      .Input("sin_cache", "T", "Sines of the same angles, shaped like `cos_cache`.")
      .Input("position_ids", "M",
             "Position of each token, shape `[batch, length]`, a row number of both caches.",
             kOptional)
      .Output("Y", "T", "Rotated tokens in the shape of X.")
      .Attr("interleaved", Int(0),
            "1 pairs neighbours, `(0, 1), (2, 3), ...`; 0 pairs an element of the first half of "
            "the rotated ones with its counterpart of the second half.")
      .Attr("num_heads", NoDefault(AttributeType::INT),
            "Number of heads, needed where X has three dimensions.")
      .Attr("rotary_embedding_dim", Int(0),
            "How many elements at the start of each head are rotated, an even number; 0 rotates "
            "all of them.")
      .Types("T", types::kFloat16To32, "Floating-point tensors of up to 32 bits.")
      .Types("M", types::kInt64, "Positions.")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
