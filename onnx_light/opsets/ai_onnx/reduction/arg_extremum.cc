// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// ArgMax and ArgMin share one history.
void ArgExtremum(History& op, Text doc, Text reduced, Text select_last_index) {
  op.Since(1)
      .Doc(doc)
      .Input("data", "T", "Tensor to search.")
      .Output("reduced", "tensor(int64)", reduced)
      .Attr("axis", Int(0), "Dimension to search along, counted from 0.")
      .Attr("keepdims", Int(1),
            "1 keeps the searched dimension with size 1, 0 takes it out of the result's shape.")
      .Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(11).Attr("axis", Int(0),
                    "Dimension to search along, in `[-rank, rank - 1]`; a negative one is counted "
                    "from the last.");
  op.Since(12).Attr("select_last_index", Int(0), select_last_index);
  op.Since(13)
      .Input("data", "T", nullptr, kNonDifferentiable)
      .Output("reduced", "tensor(int64)", nullptr, kNonDifferentiable)
      .Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace

void ArgMax(History& op) {
  ArgExtremum(op, "Locates the largest element along one dimension and returns its position there.",
              "Positions of the maxima along `axis`, counted from 0.",
              "Which of several equal maxima wins: 0 names the one that comes first, 1 the one "
              "that comes last.");
}

void ArgMin(History& op) {
  ArgExtremum(op,
              "Locates the smallest element along one dimension and returns its position there.",
              "Positions of the minima along `axis`, counted from 0.",
              "Which of several equal minima wins: 0 names the one that comes first, 1 the one "
              "that comes last.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx
