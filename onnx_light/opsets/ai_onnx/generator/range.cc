// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Range(History& op) {
  op.Since(11)
      .Doc(
          "Counts from `start` in steps of `delta` up to `limit`, which itself is left out: "
          "`output[i] = start + i * delta`. The output has `max(ceil((limit - start) / delta), 0)` "
          "elements, so none if `delta` leads away from `limit`; `delta` must not be 0.")
      .Input("start", "T", "First number, a scalar.")
      .Input("limit", "T", "Scalar that the numbers do not reach.")
      .Input("delta", "T", "Distance between neighbours, a scalar; a negative one counts down.")
      .Output("output", "T", "One-dimensional tensor of the numbers.")
      .Types("T", types::kFloat32To64 | types::kIndices | types::kInt16, "Signed numbers.")
      .Function();
  op.Since(27)
      .Attr(
          "stash_type", Int(1),
          "Element type, as a number of `TensorProto.DataType`, in which float16 and bfloat16 are "
          "computed before the result is rounded; 1 is float. Without meaning for the other types.")
      .Types("T", types::kFloats | types::kIndices | types::kInt16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
