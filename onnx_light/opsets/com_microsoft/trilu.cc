// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Trilu(History& op) {
  op.Since(1)
      .Doc(
          "Keeps a triangle of each matrix and sets the rest to zero: element `(i, j)` stays if `j "
          "- i >= k`, or with `upper` 0 if `j - i <= k`. The operator Trilu of ONNX replaces it.")
      .Input("X", "T", "Matrices, `[..., N, M]`.")
      .Input("k", "tensor(int64)",
             "Diagonal that bounds the triangle, a scalar: 0, the default, is the main one, "
             "greater numbers lie above it.",
             kOptional)
      .Output("Y", "T", "Triangles, in the shape of X.")
      .Attr("upper", Int(1), "1 keeps the upper triangle, 0 the lower one.")
      .Types("T", types::kNumeric | types::kBool | types::kBfloat16,
             "Numeric and boolean tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
