// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void GatherND(History& op) {
  op.Since(11)
      .Doc(
          "Picks elements or slices of the data by tuples of coordinates. The last dimension of "
          "the indices holds the tuples: one of length `k` fixes the first `k` coordinates, "
          "`output[i...] = data[indices[i...]]`, so that a full tuple picks an element and a "
          "shorter one the slice behind it. A coordinate outside of its dimension is an error.")
      .Input("data", "T", "Tensor to pick from, of rank 1 or more.")
      .Input("indices", "tensor(int64)",
             "Tuples of coordinates, of shape `[..., k]` with `k` from 1 to the rank of the data; "
             "negative coordinates count from the end.")
      .Output("output", "T", "Picked values, of shape `indices.shape[:-1] + data.shape[k:]`.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(12)
      .Doc(
          "Picks elements or slices of the data by tuples of coordinates. The last dimension of "
          "the indices holds the tuples: one of length `k` fixes the `k` coordinates behind the `b "
          "= batch_dims` leading ones, in which data and indices advance together, `output[n..., "
          "i...] = data[n..., indices[n..., i...]]`. A full tuple picks an element, a shorter one "
          "the slice behind it. A coordinate outside of its dimension is an error.")
      .Input("indices", "tensor(int64)",
             "Tuples of coordinates, of shape `[..., k]` with `k` from 1 to `rank(data) - b`; "
             "negative coordinates count from the end.")
      .Output("output", "T", "Picked values, of shape `indices.shape[:-1] + data.shape[b + k:]`.")
      .Attr("batch_dims", Int(0),
            "Number of leading dimensions that data and indices have in common, less than either "
            "rank.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("indices", "tensor(int64)", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
