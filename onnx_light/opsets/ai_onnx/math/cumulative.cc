// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

void Cumulative(History& op, int since, types::TypeSet allowed, Text doc, Text input, Text output,
                Text exclusive) {
  op.Since(since)
      .Doc(doc)
      .Input("x", "T", input, kDifferentiable)
      .Input("axis", "T2",
             "Dimension to run along, a scalar in `[-r, r - 1]` for rank `r`; negative values "
             "count from the end.",
             kNonDifferentiable)
      .Output("y", "T", output, kDifferentiable)
      .Attr("exclusive", Int(0), exclusive)
      .Attr("reverse", Int(0), "1 runs from the last element to the first, 0 from first to last.")
      .Types("T", allowed, "Floating-point and wide integer tensors.")
      .Types("T2", types::kIndices, "int32 or int64.");
}

}  // namespace

void CumSum(History& op) {
  Cumulative(op, 11, types::kIntegers32To64 | types::kFloat32To64,
             "Computes running sums along one dimension: `[1, 2, 3]` gives `[1, 3, 6]`, with "
             "`exclusive` `[0, 1, 3]`, with `reverse` `[6, 5, 3]`.",
             "Terms.", "Running sums, same shape as x.",
             "1 leaves each element out of its own sum, which then starts at 0; 0 includes it.");
  op.Since(14).Types("T", types::kNumeric32To64 | types::kBfloat16);
}

void CumProd(History& op) {
  Cumulative(op, 26, types::kNumeric32To64 | types::kBfloat16,
             "Computes running products along one dimension: `[2, 3, 4]` gives `[2, 6, 24]`, with "
             "`exclusive` `[1, 2, 6]`, with `reverse` `[24, 12, 4]`.",
             "Factors.", "Running products, same shape as x.",
             "1 leaves each element out of its own product, which then starts at 1; 0 includes "
             "it.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
