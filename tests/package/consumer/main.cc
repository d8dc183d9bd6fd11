// SPDX-License-Identifier: Apache-2.0
// A program outside the project's build: it includes and links what is installed.
#include <cstdlib>
#include <string>

#include "onnx/onnx_pb.h"
#include "onnx_light/core/types/tensor_type.h"

int main() {
  ONNX_NAMESPACE::ModelProto model;
  model.mutable_graph()->add_node()->set_op_type("Add");
  const bool parsed = ONNX_NAMESPACE::ModelProto().ParseFromString(model.SerializeAsString());
  const std::string name = onnx_light::onnx_proto::ToTypeString(onnx_light::onnx_proto::TensorType::kFloat);
  return parsed && name == "tensor(float)" ? EXIT_SUCCESS : EXIT_FAILURE;
}
