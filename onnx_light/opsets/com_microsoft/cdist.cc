// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void CDist(History& op) {
  op.Since(1)
      .Doc(
          "Computes the distance of every row of A to every row of B: `C[i, j] = distance(A[i], "
          "B[j])`.")
      .Input("A", "T", "Points of shape `[M, N]`.")
      .Input("B", "T", "Points of shape `[K, N]`.")
      .Output("C", "T", "Distances, `[M, K]`.")
      .Attr("metric", Str("sqeuclidean"),
            "Which distance, by its name in SciPy; `sqeuclidean` is the sum of squared "
            "differences, `euclidean` its root.")
      .Types("T", types::kFloat32To64, "Single and double precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
