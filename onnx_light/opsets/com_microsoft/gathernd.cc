// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GatherND(History& op) {
  op.Since(1)
      .Doc(
          "Gathers elements or slices of a tensor by index tuples: each row of `indices` holds the "
          "first coordinates of what to copy. The operator GatherND of ONNX replaces it.")
      .Input("data", "T", "Tensor to copy from, of rank r.")
      .Input("indices", "Tind",
             "Tuples of k coordinates along the last axis, `[..., k]` with `k <= r`.")
      .Output("output", "T", "Copies, `indices.shape[:-1] + data.shape[k:]`.")
      .Types("T", types::kTensors, "Tensors of all classic element types.")
      .Types("Tind", types::kIndices, "The type of coordinates.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
