// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {
namespace {

// The trees of TreeEnsembleClassifier and TreeEnsembleRegressor: parallel lists, entry `i` of each
// describing node `i`.
void Nodes(History& op) {
  op.Attr("nodes_falsenodeids", NoDefault(AttributeType::INTS),
          "Id of the child to go to where the comparison fails.")
      .Attr("nodes_featureids", NoDefault(AttributeType::INTS),
            "Column of X that the node compares.")
      .Attr("nodes_hitrates", NoDefault(AttributeType::FLOATS),
            "How often the node is visited, a hint for speed.")
      .Attr("nodes_missing_value_tracks_true", NoDefault(AttributeType::INTS),
            "1 sends a NaN to the true child of the node, 0, the default, to the false one.")
      .Attr("nodes_modes", NoDefault(AttributeType::STRINGS),
            "Comparison `feature OP value` of the node: `BRANCH_LEQ`, `BRANCH_LT`, `BRANCH_GTE`, "
            "`BRANCH_GT`, `BRANCH_EQ` or `BRANCH_NEQ`; `LEAF` for a node without one.")
      .Attr("nodes_nodeids", NoDefault(AttributeType::INTS),
            "Id of the node, unique within its tree.")
      .Attr("nodes_treeids", NoDefault(AttributeType::INTS), "Id of the tree the node is part of.")
      .Attr("nodes_truenodeids", NoDefault(AttributeType::INTS),
            "Id of the child to go to where the comparison holds.")
      .Attr("nodes_values", NoDefault(AttributeType::FLOATS), "Value the feature is compared with.")
      .Attr("post_transform", Str("NONE"),
            "Last step on the sums of a row: `NONE`, `SOFTMAX`, `LOGISTIC`, `SOFTMAX_ZERO` "
            "(softmax with zeros kept zero) or `PROBIT`.");
}

// Version 3 adds lists in double precision, each given instead of the list without the suffix.
void DoubleNodes(History& op) {
  op.Attr("base_values_as_tensor", NoDefault(AttributeType::TENSOR),
          "`base_values` in double precision.")
      .Attr("nodes_hitrates_as_tensor", NoDefault(AttributeType::TENSOR),
            "`nodes_hitrates` in double precision.")
      .Attr("nodes_values_as_tensor", NoDefault(AttributeType::TENSOR),
            "`nodes_values` in double precision.");
}

}  // namespace

void TreeEnsembleClassifier(History& op) {
  op.Since(1)
      .Doc(
          "Classifies rows of features by the votes of decision trees. Every tree leads a row from "
          "its root to a leaf; the weights of that leaf are added to the scores of their classes, "
          "and the class with the highest score wins. The `nodes_*` lists describe the nodes of "
          "all trees, the `class_*` lists the votes of the leaves, of which a leaf may have "
          "several.")
      .Input("X", "T1", "Features of shape `[N, F]`.")
      .Output("Y", "T2", "Winning label of each row, shape `[N]`.")
      .Output("Z", "tensor(float)", "Scores after `post_transform`, shape `[N, E]`.")
      .Attr("base_values", NoDefault(AttributeType::FLOATS),
            "Score each class starts with; zero by default.")
      .Attr("class_ids", NoDefault(AttributeType::INTS),
            "Class of the vote, an index into the list of labels.")
      .Attr("class_nodeids", NoDefault(AttributeType::INTS), "Leaf that casts the vote.")
      .Attr("class_treeids", NoDefault(AttributeType::INTS), "Tree of that leaf.")
      .Attr("class_weights", NoDefault(AttributeType::FLOATS), "Weight of the vote.")
      .Attr("classlabels_int64s", NoDefault(AttributeType::INTS),
            "Labels as integers; exclusive with `classlabels_strings`.")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS),
            "Labels as strings; exclusive with `classlabels_int64s`.")
      .Types("T1", types::kFloat32To64 | types::kIndices, "Numeric tensors.")
      .Types("T2", types::kInt64 | types::kString, "The type of the labels.");
  Nodes(op);
  op.Since(3).Attr("class_weights_as_tensor", NoDefault(AttributeType::TENSOR),
                   "`class_weights` in double precision.");
  DoubleNodes(op);
  op.Since(5)
      .Doc(
          "Classifies rows of features by the votes of decision trees, as version 3 does. "
          "TreeEnsemble, followed by ArgMax and, for labels, LabelEncoder, replaces it.")
      .Deprecated();
}

void TreeEnsembleRegressor(History& op) {
  op.Since(1)
      .Doc(
          "Predicts numbers from rows of features with decision trees. Every tree leads a row from "
          "its root to a leaf; the weights that the leaves reached have for a target are "
          "aggregated to its prediction. The `nodes_*` lists describe the nodes of all trees, with "
          "ids that count from 0 in each tree, the `target_*` lists the weights of the leaves, of "
          "which a leaf may have several.")
      .Input("X", "T", "Features of shape `[N, F]`.")
      .Output("Y", "tensor(float)", "Predictions after `post_transform`, shape `[N, n_targets]`.")
      .Attr("aggregate_function", Str("SUM"),
            "How the weights of all trees become one number: `SUM`, `AVERAGE`, `MIN` or `MAX`.")
      .Attr("base_values", NoDefault(AttributeType::FLOATS),
            "Number added to each aggregated target; zero by default.")
      .Attr("n_targets", NoDefault(AttributeType::INT), "Number of quantities predicted per row.")
      .Attr("target_ids", NoDefault(AttributeType::INTS),
            "Target that the weight counts for, from 0 to `n_targets - 1`.")
      .Attr("target_nodeids", NoDefault(AttributeType::INTS), "Leaf that has the weight.")
      .Attr("target_treeids", NoDefault(AttributeType::INTS), "Tree of that leaf.")
      .Attr("target_weights", NoDefault(AttributeType::FLOATS), "The weight itself.")
      .Types("T", types::kFloat32To64 | types::kIndices, "Numeric tensors.");
  Nodes(op);
  op.Since(3).Attr("target_weights_as_tensor", NoDefault(AttributeType::TENSOR),
                   "`target_weights` in double precision.");
  DoubleNodes(op);
  op.Since(5)
      .Doc(
          "Predicts numbers from rows of features with decision trees, as version 3 does. "
          "TreeEnsemble replaces it.")
      .Deprecated();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
