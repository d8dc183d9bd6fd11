// SPDX-License-Identifier: Apache-2.0
//
// A program as one writes it against the onnx package, with declarations ahead of the messages'
// definitions. It needs a library whose namespace is called onnx: no alias can be reopened.

#include <iostream>
#include <string>

namespace onnx {
class ModelProto;
class GraphProto;
}  // namespace onnx

namespace {

// The part that a header of such a program has: it gets by without the definitions.
class Importer {
 public:
  explicit Importer(const onnx::ModelProto& model) : model_(model) {}

  const onnx::GraphProto& graph() const;
  std::string Producer() const;

 private:
  const onnx::ModelProto& model_;
};

}  // namespace

#include <onnx/onnx_pb.h>

namespace onnx {
std::string QualifiedName(const NodeProto& node) {
  return (node.domain().empty() ? "ai.onnx" : node.domain()) + "::" + node.op_type();
}
}  // namespace onnx

namespace {

const onnx::GraphProto& Importer::graph() const { return model_.graph(); }
std::string Importer::Producer() const { return model_.producer_name(); }

}  // namespace

int main() {
  ONNX_NAMESPACE::ModelProto model;
  model.set_producer_name("forward_declare");
  model.mutable_graph()->add_node()->set_op_type("Relu");
  const Importer importer(model);
  const bool right = importer.Producer() == "forward_declare" &&
                     onnx::QualifiedName(importer.graph().node(0)) == "ai.onnx::Relu" &&
                     model.GetTypeName() == "onnx.ModelProto";
  if (!right) std::cerr << "wrong content\n";
  return right ? 0 : 1;
}
