// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// Up to version 11 these operators work on rows: the input counts as a matrix whose rows join the
// dimensions from `axis` on. Since 13 they work along the one dimension `axis`.
History& AlongAxis(History& op, Text doc_rows, Text doc_axis, Text input, Text output) {
  op.Since(1)
      .Doc(doc_rows)
      .Input("input", "T", input)
      .Output("output", "T", output)
      .Attr("axis", Int(1),
            "First dimension of a row; those before it number the rows. The default fits inputs "
            "that start with a batch dimension.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(11).Attr("axis", Int(1),
                    "First dimension of a row, in `[-r, r - 1]` for rank `r`, negative values "
                    "counting from the end; the dimensions before it number the rows.");
  return op.Since(13)
      .Doc(doc_axis)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Attr("axis", Int(-1),
            "Dimension to work along, in `[-r, r - 1]` for rank `r`; negative values count from "
            "the end.")
      .Types("T", types::kFloats);
}

}  // namespace

void Softmax(History& op) {
  AlongAxis(op,
            "Normalizes the exponentials of every row to a sum of 1: `exp(x) / sum(exp(x))`. The "
            "input counts as a matrix, each row of which holds all dimensions from `axis` on.",
            "Normalizes exponentials to a sum of 1 along one dimension: "
            "`exp(x) / sum(exp(x))`, the sum running over `axis` alone.",
            "Scores, of any scale.", "Probabilities in `[0, 1]`, same shape as the scores.")
      .Function();
}

void LogSoftmax(History& op) {
  AlongAxis(op,
            "Computes the logarithm of the softmax of every row: `x - ln(sum(exp(x)))`. The input "
            "counts as a matrix, each row of which holds all dimensions from `axis` on.",
            "Computes the logarithm of the softmax along one dimension: "
            "`x - ln(sum(exp(x)))`, the sum running over `axis` alone.",
            "Scores, of any scale.", "Logarithms of probabilities, 0 or less; same shape.")
      .Function();
}

void Hardmax(History& op) {
  AlongAxis(op,
            "Marks the largest element of every row with 1 and all others with 0; of equal ones "
            "the first is marked. The input counts as a matrix, each row of which holds all "
            "dimensions from `axis` on.",
            "Marks the largest element along one dimension with 1 and all others with 0; of equal "
            "ones the first is marked.",
            "Values to compare.", "Zeros and ones in the type and shape of the input.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
