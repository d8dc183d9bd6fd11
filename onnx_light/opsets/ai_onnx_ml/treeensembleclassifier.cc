// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void TreeEnsembleClassifier(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Output("Y", "T2", "TODO")
      .Output("Z", "tensor(float)", "TODO")
      .Attr("base_values", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("class_ids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("class_nodeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("class_treeids", NoDefault(AttributeType::INTS), "TODO")
      .Attr("class_weights", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("classlabels_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS), "TODO")
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
      .Types("T1", types::kFloat32To64 | types::kIndices, "TODO")
      .Types("T2", types::kInt64 | types::kString, "TODO");
  op.Since(3)
      .Attr("base_values_as_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("class_weights_as_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("nodes_hitrates_as_tensor", NoDefault(AttributeType::TENSOR), "TODO")
      .Attr("nodes_values_as_tensor", NoDefault(AttributeType::TENSOR), "TODO");
  op.Since(5).Deprecated();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml
