// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void TensorScatter(History& op) {
  op.Since(24)
      .Doc(
          "Writes a piece of a sequence into a buffer for each sample of a batch, as the key and "
          "value caches of attention need it. With `s` for the position along `axis`, "
          "`present_cache[n, ..., write_indices[n] + s, ...] = update[n, ..., s, ...]`; all else "
          "is carried over. The sizes do not change, so that an implementation can reuse the "
          "buffer.")
      .Input("past_cache", "T",
             "Buffer before the update; its first dimension is the batch and `axis` has room for "
             "the longest sequence.",
             kDifferentiable)
      .Input("update", "T",
             "New piece, of the shape of the buffer but for `axis`, where it is at most as long.",
             kDifferentiable)
      .Input("write_indices", "tensor(int64)",
             "Position of the first written entry for each sample, shape `[batch]`; by default 0.",
             kOptional | kNonDifferentiable)
      .Output("present_cache", "T", "Buffer after the update, same shape as before.",
              kDifferentiable)
      .Attr("axis", Int(-2),
            "Dimension of the sequence; negative numbers count from the last, and the batch "
            "dimension 0 is not allowed.")
      .Attr("mode", Str("linear"),
            "`linear` demands that the piece fits behind its start, `circular` continues at the "
            "beginning of the buffer.")
      .Types("T", types::kTensorsIr12, "Numbers, complex numbers, booleans or strings.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
