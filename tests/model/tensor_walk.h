// SPDX-License-Identifier: Apache-2.0
//
// Finds every TensorProto of a model.
#pragma once

#include <vector>

#include "onnx_light/core/namespace.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {

/// The tensors of a model in the order of the format's fields; the model keeps them.
class TensorWalk {
 public:
  explicit TensorWalk(ModelProto* model) {
    if (model->has_graph()) Visit(model->mutable_graph());
    for (TrainingInfoProto& info : *model->mutable_training_info()) {
      if (info.has_initialization()) Visit(info.mutable_initialization());
      if (info.has_algorithm()) Visit(info.mutable_algorithm());
    }
    for (FunctionProto& function : *model->mutable_functions()) {
      for (NodeProto& node : *function.mutable_node()) Visit(&node);
      for (AttributeProto& attribute : *function.mutable_attribute_proto()) Visit(&attribute);
    }
  }

  const std::vector<TensorProto*>& tensors() const { return tensors_; }

 private:
  void Visit(GraphProto* graph) {
    for (NodeProto& node : *graph->mutable_node()) Visit(&node);
    for (TensorProto& tensor : *graph->mutable_initializer()) tensors_.push_back(&tensor);
    for (SparseTensorProto& sparse : *graph->mutable_sparse_initializer()) Visit(&sparse);
  }
  void Visit(NodeProto* node) {
    for (AttributeProto& attribute : *node->mutable_attribute()) Visit(&attribute);
  }
  void Visit(AttributeProto* attribute) {
    if (attribute->has_t()) tensors_.push_back(attribute->mutable_t());
    if (attribute->has_g()) Visit(attribute->mutable_g());
    if (attribute->has_sparse_tensor()) Visit(attribute->mutable_sparse_tensor());
    for (TensorProto& tensor : *attribute->mutable_tensors()) tensors_.push_back(&tensor);
    for (GraphProto& graph : *attribute->mutable_graphs()) Visit(&graph);
    for (SparseTensorProto& sparse : *attribute->mutable_sparse_tensors()) Visit(&sparse);
  }
  void Visit(SparseTensorProto* sparse) {
    if (sparse->has_values()) tensors_.push_back(sparse->mutable_values());
    if (sparse->has_indices()) tensors_.push_back(sparse->mutable_indices());
  }

  std::vector<TensorProto*> tensors_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model::testing
