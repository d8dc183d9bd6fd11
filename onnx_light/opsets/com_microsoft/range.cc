// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Range(History& op) {
  op.Since(1)
      .Doc(
          "Lists the numbers `start`, `start + delta`, ... as far as they do not reach `limit`. "
          "There are `max(ceil((limit - start) / delta), 0)`; a `delta` of zero is an error.")
      .Input("start", "T", "First number, a scalar or `[1]`.")
      .Input("limit", "T", "Number that ends the list and is not part of it, a scalar or `[1]`.")
      .Input("delta", "T", "Step, also negative, a scalar or `[1]`; 1 by default.", kOptional)
      .Output("Y", "T", "The numbers, 1-D.")
      .Types("T", types::kFloat32To64 | types::kIndices | types::kInt16,
             "float, double and signed integers of 16 to 64 bits.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
