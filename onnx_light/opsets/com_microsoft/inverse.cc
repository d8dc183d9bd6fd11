// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Inverse(History& op) {
  op.Since(1)
      .Doc(
          "Inverts square matrices. A singular matrix yields elements that are infinite or not a "
          "number.")
      .Input("X", "T", "Matrices, `[..., N, N]`.")
      .Output("Y", "T", "Inverses, in the shape of X.")
      .Types("T", types::kFloat16To64, "Half, single and double precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
