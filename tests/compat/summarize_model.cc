// SPDX-License-Identifier: Apache-2.0
//
// A program as one writes it against the onnx package: prints what a model file holds. Nothing in
// it names this library.

#include "onnx/onnx_pb.h"

#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>
#include <string>

#include "onnx/onnx-operators_pb.h"

namespace ONNX_NAMESPACE {

// Number of elements of the dense initializers.
int64_t CountParameters(const GraphProto& graph) {
  int64_t total = 0;
  for (const TensorProto& tensor : graph.initializer()) {
    int64_t count = 1;
    for (const int64_t dim : tensor.dims()) count *= dim;
    total += count;
  }
  return total;
}

// Adds the nodes of a graph, and of the graphs inside it, to the counts by operator.
void CountNodes(const GraphProto& graph, std::map<std::string, int>& counts) {
  for (const NodeProto& node : graph.node()) {
    ++counts[node.domain().empty() ? node.op_type() : node.domain() + "." + node.op_type()];
    for (const AttributeProto& attribute : node.attribute()) {
      if (attribute.type() == AttributeProto::GRAPH) CountNodes(attribute.g(), counts);
    }
  }
}

std::ostream& operator<<(std::ostream& out, const TypeProto& type) {
  switch (type.value_case()) {
    case TypeProto::kTensorType:
      break;
    case TypeProto::kSequenceType:
      return out << "sequence of " << type.sequence_type().elem_type();
    case TypeProto::kOptionalType:
      return out << "optional " << type.optional_type().elem_type();
    default:
      return out << "another type";
  }
  const char* separator = type.tensor_type().elem_type() == TensorProto_DataType_FLOAT
                              ? "float["
                              : "other element type[";
  for (const TensorShapeProto::Dimension& dim : type.tensor_type().shape().dim()) {
    out << separator;
    if (dim.value_case() == TensorShapeProto_Dimension::kDimValue) {
      out << dim.dim_value();
    } else {
      out << (dim.has_dim_param() ? dim.dim_param() : "?");
    }
    separator = ",";
  }
  return out << ']';
}

}  // namespace ONNX_NAMESPACE

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: summarize_model FILE\n";
    return 2;
  }
  std::ifstream file(argv[1], std::ios::binary);
  ONNX_NAMESPACE::ModelProto model;
  if (!file || !model.ParseFromIstream(&file)) {
    std::cerr << "cannot read " << argv[1] << '\n';
    return 1;
  }
  const ONNX_NAMESPACE::GraphProto& graph = model.graph();
  std::cout << graph.name() << ": " << ONNX_NAMESPACE::CountParameters(graph) << " parameters\n";
  for (const auto& input : graph.input()) {
    std::cout << "  in " << input.name() << ": " << input.type() << '\n';
  }
  for (const auto& output : graph.output()) {
    std::cout << "  out " << output.name() << ": " << output.type() << '\n';
  }
  std::map<std::string, int> counts;
  ONNX_NAMESPACE::CountNodes(graph, counts);
  for (const auto& [name, count] : counts) std::cout << "  " << count << " x " << name << '\n';
  return 0;
}
