// SPDX-License-Identifier: Apache-2.0
//
// A program as one writes it against the onnx package: builds a gated linear layer and writes it to
// a file. Nothing in it names this library.

#include <onnx/onnx_pb.h>

#include <cstdint>
#include <fstream>
#include <initializer_list>
#include <iostream>
#include <string>

namespace {

void SetTensorType(onnx::ValueInfoProto& value, const std::string& name, int32_t elem_type,
                   std::initializer_list<int64_t> dims) {
  value.set_name(name);
  onnx::TypeProto_Tensor* tensor = value.mutable_type()->mutable_tensor_type();
  tensor->set_elem_type(elem_type);
  tensor->mutable_shape()->add_dim()->set_dim_param("batch");
  for (const int64_t dim : dims) tensor->mutable_shape()->add_dim()->set_dim_value(dim);
}

onnx::NodeProto* AddNode(onnx::GraphProto& graph, const std::string& op_type,
                         std::initializer_list<const char*> inputs, const std::string& output) {
  onnx::NodeProto* node = graph.add_node();
  node->set_op_type(op_type);
  for (const char* input : inputs) node->add_input(input);
  node->add_output(output);
  return node;
}

void AddWeights(onnx::GraphProto& graph, int64_t rows, int64_t columns) {
  onnx::TensorProto* weights = graph.add_initializer();
  weights->set_name("weights");
  weights->set_data_type(onnx::TensorProto::FLOAT);
  weights->add_dims(rows);
  weights->add_dims(columns);
  for (int64_t i = 0; i < rows * columns; ++i) weights->add_float_data(0.5F);
}

onnx::ModelProto BuildModel() {
  onnx::ModelProto model;
  model.set_ir_version(onnx::Version::IR_VERSION_2020_5_8);
  model.set_producer_name("build_model");
  onnx::OperatorSetIdProto* opset = model.add_opset_import();
  opset->set_domain("");
  opset->set_version(13);

  onnx::GraphProto& graph = *model.mutable_graph();
  graph.set_name("gated_linear");
  SetTensorType(*graph.add_input(), "x", onnx::TensorProto_DataType_FLOAT, {4});
  SetTensorType(*graph.add_output(), "y", onnx::TensorProto::FLOAT, {2});
  AddWeights(graph, 2, 4);

  onnx::NodeProto* gemm = AddNode(graph, "Gemm", {"x", "weights"}, "linear");
  onnx::AttributeProto* trans_b = gemm->add_attribute();
  trans_b->set_name("transB");
  trans_b->set_type(onnx::AttributeProto_AttributeType_INT);
  trans_b->set_i(1);
  onnx::AttributeProto* alpha = gemm->add_attribute();
  alpha->set_name("alpha");
  alpha->set_type(onnx::AttributeProto::FLOAT);
  alpha->set_f(2.0F);

  AddNode(graph, "Sigmoid", {"linear"}, "gate");
  AddNode(graph, "Mul", {"linear", "gate"}, "y");
  return model;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: build_model FILE\n";
    return 2;
  }
  std::ofstream file(argv[1], std::ios::binary);
  if (!BuildModel().SerializeToOstream(&file) || !file.flush()) {
    std::cerr << "cannot write " << argv[1] << '\n';
    return 1;
  }
  return 0;
}
