// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void TopK(History& op) {
  op.Since(1)
      .Doc(
          "Picks the `k` largest elements along one dimension, in falling order, together with "
          "where they stood. Of equal elements, the one at the lower index comes first.")
      .Input("X", "T", "Values to pick from; `axis` has at least `k` of them.")
      .Output("Values", "T", "Picked elements; shaped like X but for `axis`, which has size `k`.")
      .Output("Indices", "I", "Positions of Values along `axis` of X, in the shape of Values.")
      .Attr("axis", Int(-1), "Dimension to pick along, by default the last.")
      .Attr("k", Required(AttributeType::INT), "Number of elements to pick, positive.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .Types("I", types::kInt64, "Positions, as int64.");
  op.Since(10)  // The count becomes an input.
      .Input("K", "tensor(int64)", "Number of elements to pick: one positive value in a vector.")
      .DropAttr("k");
  op.Since(11)
      .Doc(
          "Picks the `k` largest or smallest elements along one dimension, together with where "
          "they stood. Of equal elements, the one at the lower index goes first.")
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("K", "tensor(int64)", nullptr, kNonDifferentiable)
      .Output("Values", "T", nullptr, kDifferentiable)
      .Output("Indices", "I", nullptr, kNonDifferentiable)
      .Attr("axis", Int(-1),
            "Dimension to pick along, in `[-r, r - 1]` for rank `r`; negative values count from "
            "the end.")
      .Attr("largest", Int(1), "1 picks the largest elements, 0 the smallest.")
      .Attr("sorted", Int(1),
            "1 orders the result from the most extreme element on, 0 leaves the order open.")
      .Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(24).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
