// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void TreeEnsemble(History& op) {
  op.Since(5)
      .Doc(
          "Predicts numbers from rows of features with decision trees. Every tree leads a row from "
          "its root to a leaf; the weights of the leaves reached are aggregated for each target. "
          "The `nodes_*` lists hold one entry per inner node, the `leaf_*` lists one per leaf; "
          "children are given by their index in one of the two. A tree of a single leaf is written "
          "as one node whose children are both that leaf. With ArgMax and LabelEncoder behind it "
          "this also classifies.")
      .Input("X", "T", "Features of shape `[N, F]`.")
      .Output("Y", "T", "Predictions of shape `[N, n_targets]`.")
      .Attr(
          "aggregate_function", Int(1),
          "How the weights of all trees become one number: 0 average, 1 sum, 2 minimum, 3 maximum.")
      .Attr("leaf_targetids", Required(AttributeType::INTS),
            "Target of each leaf, from 0 to `n_targets - 1`.")
      .Attr("leaf_weights", Required(AttributeType::TENSOR),
            "Weight of each leaf, in the type of X.")
      .Attr("membership_values", NoDefault(AttributeType::TENSOR),
            "The sets of the membership nodes, in their order, each ended by a NaN; needed only "
            "with such nodes.")
      .Attr("n_targets", NoDefault(AttributeType::INT), "Number of quantities predicted per row.")
      .Attr("nodes_falseleafs", Required(AttributeType::INTS),
            "1 where the false child of the node is a leaf, 0 where it is a node.")
      .Attr("nodes_falsenodeids", Required(AttributeType::INTS),
            "Index of the false child among the leaves or the nodes, as `nodes_falseleafs` says.")
      .Attr("nodes_featureids", Required(AttributeType::INTS),
            "Column of X that the node looks at.")
      .Attr("nodes_hitrates", NoDefault(AttributeType::TENSOR),
            "How often each node is visited, a hint for speed.")
      .Attr("nodes_missing_value_tracks_true", NoDefault(AttributeType::INTS),
            "1 lets a NaN go to the true child of the node, 0, the default, to the false one.")
      .Attr("nodes_modes", Required(AttributeType::TENSOR),
            "Comparison of the feature with the split value, as uint8: 0 `<=`, 1 `<`, 2 `>=`, 3 "
            "`>`, 4 `==`, 5 `!=`, 6 membership of a set.")
      .Attr(
          "nodes_splits", Required(AttributeType::TENSOR),
          "Value each node compares with, in the type of X; without meaning for membership nodes.")
      .Attr("nodes_trueleafs", Required(AttributeType::INTS),
            "1 where the true child of the node is a leaf, 0 where it is a node.")
      .Attr("nodes_truenodeids", Required(AttributeType::INTS),
            "Index of the true child among the leaves or the nodes, as `nodes_trueleafs` says.")
      .Attr("post_transform", Int(0),
            "Applied to each row of predictions: 0 nothing, 1 softmax, 2 logistic function, 3 "
            "softmax that keeps zeros, 4 probit.")
      .Attr("tree_roots", Required(AttributeType::INTS),
            "Index of the root of each tree among the nodes.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
