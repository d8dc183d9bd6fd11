// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ScatterND(History& op) {
  op.Since(11)
      .Doc(
          "Copies the data and replaces elements or slices of the copy. The last dimension of the "
          "indices holds tuples of coordinates: one of length `k` fixes the first `k` coordinates "
          "of what is replaced, `output[indices[i...]] = updates[i...]`. The result is not defined "
          "if a tuple occurs twice.")
      .Input("data", "T", "Tensor to copy, of rank 1 or more.")
      .Input("indices", "tensor(int64)",
             "Tuples of coordinates, of shape `[..., k]` with `k` at most the rank of the data; "
             "negative coordinates count from the end.")
      .Input("updates", "T",
             "Elements or slices to write, of shape `indices.shape[:-1] + data.shape[k:]`.")
      .Output("output", "T", "Updated copy, same shape as the data.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "tensor(int64)", nullptr, kNonDifferentiable)
      .Input("updates", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(16)  // A tuple may occur several times.
      .Doc(
          "Copies the data and changes elements or slices of the copy. The last dimension of the "
          "indices holds tuples of coordinates: one of length `k` fixes the first `k` coordinates "
          "of what is changed; `output[indices[i...]]` becomes `updates[i...]` or is combined with "
          "it by `reduction`. Without a reduction the result is not defined if a tuple occurs "
          "twice.")
      .Attr("reduction", Str("none"),
            "What happens to the old value: `none` drops it, `add` adds the update to it, `mul` "
            "multiplies it by the update.");
  op.Since(18).Attr("reduction", Str("none"),
                    "What happens to the old value: `none` drops it, `add` adds the update to it, "
                    "`mul` multiplies it by the update, `max` and `min` keep it where it is the "
                    "larger or the smaller of the two.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
