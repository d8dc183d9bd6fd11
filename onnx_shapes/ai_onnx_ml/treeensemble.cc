// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_ml/features.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;
using core::diagnostics::Quote;
using core::schema::AttributeType;

namespace {

// The number of rows of X, which has two dimensions.
SymDim TreeRows(Context& ctx) {
  // tree_c1
  return ctx.RequireRank("tree_c1", 0, 2) ? ctx.Size(0, 0) : SymDim();
}

// Requires a list to be given as numbers or as a tensor, not as both.
void CheckKinds(Context& ctx, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) {
    const std::string tensor = StrCat(name, "_as_tensor");
    if (!NonemptyLength(ctx, name) || !NonemptyLength(ctx, tensor)) continue;
    // tree_c3
    ctx.AttrFault(Code::kAttributeValue, "tree_c3", tensor, StrCat(name, " and ", tensor),
                  "one of them");
  }
}

// What versions 1 to 5 describe in the same way.
void CheckNodes(Context& ctx) {
  // tree_c2
  RequireSameLength(
      ctx, "tree_c2",
      {"nodes_treeids", "nodes_nodeids", "nodes_featureids", "nodes_modes", "nodes_values",
       "nodes_values_as_tensor", "nodes_truenodeids", "nodes_falsenodeids"});
  CheckKinds(ctx, {"nodes_values", "nodes_hitrates", "base_values"});
  // tree_c4
  CheckPostTransform(ctx, "tree_c4");
  const AttributeView* modes = ctx.Attr("nodes_modes", AttributeType::STRINGS);
  if (modes == nullptr) return;
  constexpr std::string_view kModes[] = {"BRANCH_LEQ", "BRANCH_LT",  "BRANCH_GTE", "BRANCH_GT",
                                         "BRANCH_EQ",  "BRANCH_NEQ", "LEAF"};
  for (const std::string* mode : modes->strings) {
    if (std::find(std::begin(kModes), std::end(kModes), *mode) != std::end(kModes)) continue;
    // tree_c5
    ctx.AttrFault(Code::kAttributeValue, "tree_c5", "nodes_modes", StrCat("mode ", Quote(*mode)),
                  StrCat("one of ", core::StrJoin(kModes, ", ")));
    return;
  }
}

// The number of targets; unknown without the attribute or after a fault.
SymDim Targets(Context& ctx) {
  const auto targets = ctx.OptionalIntAttr("n_targets");
  if (!targets) return SymDim();
  if (*targets > 0) return *targets;
  // tree_c6
  ctx.AttrFault(Code::kAttributeValue, "tree_c6", "n_targets", StrCat("n_targets ", *targets),
                "1 or more");
  return SymDim();
}

}  // namespace

// A label and a score of each class for each row.
void TreeEnsembleClassifier(Context& ctx) {
  const SymDim rows = TreeRows(ctx);
  CheckNodes(ctx);
  CheckKinds(ctx, {"class_weights"});
  // treeensembleclassifier_c1
  RequireSameLength(
      ctx, "treeensembleclassifier_c1",
      {"class_ids", "class_nodeids", "class_treeids", "class_weights", "class_weights_as_tensor"});
  // treeensembleclassifier_c2
  const Labels labels = ReadLabels(ctx, "treeensembleclassifier_c2", "classlabels_int64s");
  if (!HasAttr(ctx, "classlabels_int64s") && !HasAttr(ctx, "classlabels_strings")) {
    // treeensembleclassifier_c3
    ctx.Fault(Code::kMissingAttribute, "treeensembleclassifier_c3", "no labels",
              "classlabels_int64s or classlabels_strings");
  }
  if (labels.type != TensorType::kUndefined) ctx.SetType(0, labels.type);
  ctx.SetShape(0, SymShape{rows});
  ctx.SetShape(1, SymShape{rows, labels.count});
}

// A number of each target for each row.
void TreeEnsembleRegressor(Context& ctx) {
  const SymDim rows = TreeRows(ctx);
  CheckNodes(ctx);
  CheckKinds(ctx, {"target_weights"});
  // treeensembleregressor_c1
  RequireSameLength(ctx, "treeensembleregressor_c1",
                    {"target_ids", "target_nodeids", "target_treeids", "target_weights",
                     "target_weights_as_tensor"});
  // treeensembleregressor_c2
  RequireOneOf(ctx, "treeensembleregressor_c2", "aggregate_function",
               {"SUM", "AVERAGE", "MIN", "MAX"});
  ctx.SetShape(0, SymShape{rows, Targets(ctx)});
}

namespace {

// Requires a tensor attribute to be a vector of a type, if that is known.
void CheckTensor(Context& ctx, std::string_view name, TensorType type) {
  const AttributeView* attribute = ctx.Attr(name, AttributeType::TENSOR);
  if (attribute == nullptr) return;
  const Value tensor = ctx.host().TensorValue(*attribute);
  if (tensor.Rank() >= 0 && tensor.Rank() != 1) {
    // treeensemble_c1
    ctx.AttrFault(Code::kRank, "treeensemble_c1", name, StrCat("rank ", tensor.Rank()), "rank 1");
  }
  const TensorType own = tensor.ElementType();
  if (type == TensorType::kUndefined || own == TensorType::kUndefined || own == type) return;
  // treeensemble_c2
  ctx.AttrFault(Code::kTypeBinding, "treeensemble_c2", name, onnx_proto::ElementName(own),
                onnx_proto::ElementName(type));
}

// Requires an INT attribute to be one of the numbers from 0 to `last`.
void CheckChoice(Context& ctx, const char* label, std::string_view name, int64_t last) {
  const int64_t choice = ctx.IntAttr(name);
  if (choice >= 0 && choice <= last) return;
  ctx.AttrFault(Code::kAttributeValue, label, name, StrCat(name, " ", choice),
                StrCat("0 to ", last));
}

}  // namespace

// A number of each target for each row, in the type of X.
void TreeEnsemble(Context& ctx) {
  const SymDim rows = TreeRows(ctx);
  const TensorType type = ctx.ElementType(0);
  for (const char* name : {"nodes_splits", "leaf_weights"}) CheckTensor(ctx, name, type);
  CheckTensor(ctx, "membership_values", type);
  CheckTensor(ctx, "nodes_modes", TensorType::kUint8);
  CheckTensor(ctx, "nodes_hitrates", TensorType::kUndefined);
  // treeensemble_c3
  RequireSameLength(ctx, "treeensemble_c3",
                    {"nodes_splits", "nodes_featureids", "nodes_hitrates", "nodes_modes",
                     "nodes_truenodeids", "nodes_falsenodeids", "nodes_trueleafs",
                     "nodes_falseleafs", "nodes_missing_value_tracks_true"});
  // treeensemble_c4
  RequireSameLength(ctx, "treeensemble_c4", {"leaf_targetids", "leaf_weights"});
  // treeensemble_c5
  CheckChoice(ctx, "treeensemble_c5", "aggregate_function", 3);
  // treeensemble_c6
  CheckChoice(ctx, "treeensemble_c6", "post_transform", 4);
  ctx.SetShape(0, SymShape{rows, Targets(ctx)});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
