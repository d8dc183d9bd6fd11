// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void Normalizer(History& op) {
  op.Since(1)
      .Doc(
          "Scales each row to a norm of one. `MAX` divides by the greatest element, `L1` by the "
          "sum of the absolute values, `L2` by the square root of the sum of squares. A row whose "
          "divisor is zero stays as it is.")
      .Input("X", "T", "Rows to scale, shape `[N, C]`, or `[C]` for a single one.")
      .Output("Y", "tensor(float)", "The scaled rows, in the shape of X.")
      .Attr("norm", Str("MAX"), "`MAX`, `L1` or `L2`.")
      .Types("T", types::kFloat32To64 | types::kIndices, "Numeric tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
