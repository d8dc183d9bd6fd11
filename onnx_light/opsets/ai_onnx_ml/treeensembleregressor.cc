// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void TreeEnsembleRegressor(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "tensor(float)", "TODO")
      .Attr("aggregate_function", Str("SUM"), "TODO")
      .Attr("base_values", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("n_targets", NoDefault(AttributeType::INT), "TODO")
      .Attr("nodes_falsenodeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("nodes_featureids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("nodes_hitrates", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("nodes_missing_value_tracks_true", NoDefault(AttributeType::INTS), "TODO")
      .Attr("nodes_modes", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("nodes_nodeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("nodes_treeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("nodes_truenodeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("nodes_values", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("post_transform", Str("NONE"), "TODO")
      .Attr("target_ids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("target_nodeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("target_treeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("target_weights", NoDefault(AttributeType::FLOATS), "TODO")
      .Types("T", types::kFloat32To64 | types::kIndices, "TODO");
  op.Since(3)
      .Attr("base_values_as_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("nodes_hitrates_as_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("nodes_values_as_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("target_weights_as_tensor", NoDefault(AttributeType::TENSOR), "TODO");
  op.Since(5).Deprecated();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
