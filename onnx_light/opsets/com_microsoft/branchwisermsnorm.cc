// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BranchwiseRMSNorm(History& op) {
  op.Since(1)
      .Doc(
          "Scales each branch of the input to a root mean square of one: `Y = X / sqrt(mean(X^2) + "
          "epsilon) * scale`, the mean taken over the H elements of a branch. Computed in float "
          "whatever the type of X.")
      .Input("X", "T",
             "Branches as an axis of their own, `[..., C, H]`, or joined, `[..., C * H]`, with "
             "`num_branches`.")
      .Input("scale", "M",
             "Factors afterwards: `[C * H]`, `[C, H]`, or `[H]` for all branches; one by default.",
             kOptional)
      .Output("Y", "T", "Scaled branches, in the shape of X.")
      .Attr("epsilon", Float(1e-05F), "Keeps the root from being zero.")
      .Attr("num_branches", Int(0), "Number C of joined branches; 0 where they have an axis.")
      .Types("T", types::kFloat16To32, "Input and result.")
      .Types("M", types::kFloat16To32, "The factors, whose type may be another than that of X.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
