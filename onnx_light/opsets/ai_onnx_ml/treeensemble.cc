// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void TreeEnsemble(History& op) {
  op.Since(5)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("aggregate_function", Int(1), "TODO")
      .Attr("leaf_targetids", Required(AttributeType::INTS), "TODO")
      .Attr("leaf_weights", Required(AttributeType::TENSOR), "TODO")
      .Attr("membership_values", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("n_targets", NoDefault(AttributeType::INT), "TODO")
      .Attr("nodes_falseleafs", Required(AttributeType::INTS), "TODO")
      .Attr("nodes_falsenodeids", Required(AttributeType::INTS), "TODO")
      .Attr("nodes_featureids", Required(AttributeType::INTS), "TODO")
      .Attr("nodes_hitrates", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("nodes_missing_value_tracks_true", NoDefault(AttributeType::INTS), "TODO")
      .Attr("nodes_modes", Required(AttributeType::TENSOR), "TODO")
      .Attr("nodes_splits", Required(AttributeType::TENSOR), "TODO")
      .Attr("nodes_trueleafs", Required(AttributeType::INTS), "TODO")
      .Attr("nodes_truenodeids", Required(AttributeType::INTS), "TODO")
      .Attr("post_transform", Int(0), "TODO")
      .Attr("tree_roots", Required(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
