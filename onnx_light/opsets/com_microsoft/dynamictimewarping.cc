// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DynamicTimeWarping(History& op) {
  op.Since(1)
      .Doc(
          "Finds the cheapest path through a matrix of costs from its first to its last element. "
          "Each step goes down, right, or both at once, and the cost of a path is the sum of the "
          "elements it visits.")
      .Input("input", "F", "Costs, `[M, N]` or `[1, M, N]`.")
      .Output(
          "output", "I",
          "Rows and columns of the path's points, `[2, x]`; x lies in `[max(M, N), M + N - 1]`.")
      .Types("F", types::kFloat, "The type of costs.")
      .Types("I", types::kInt32, "The type of indices.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
