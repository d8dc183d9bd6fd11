// SPDX-License-Identifier: Apache-2.0
//
// Walks the graphs of a model, or the body of a function, once from the first node to the last:
// names, order, every node against its schema, the types of all values, and all that hangs on nodes
// and graphs.
//
//   GraphWalk(&context).WalkModel();
//   GraphWalk(&context, function).WalkFunction();                     // for itself
//   GraphWalk(&context, function, &call, &expansion).WalkFunction();  // as a call sees it
//
// An expansion only follows types: everything else was reported when the body was walked for
// itself. After a fault the outputs of a node keep their declared types, or are unknown, so that
// nothing is reported that only follows from it. One walk is one use by one thread.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/model/model_context.h"
#include "onnx_light/model/proto_node.h"
#include "onnx_light/model/scope.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// One walk.
class GraphWalk {
 public:
  /// Makes a walk of the model's graphs, or with `function` of its body: for itself, or with `call`
  /// as that call expands it, whose result goes to `expansion`.
  explicit GraphWalk(ModelContext* context, Function* function = nullptr,
                     const CallSignature* call = nullptr, Expansion* expansion = nullptr);

  /// Walks the main graph and the graphs of training.
  void WalkModel();

  /// Walks the body of the function.
  void WalkFunction();

 private:
  using Nodes = google::protobuf::RepeatedPtrField<NodeProto>;
  using ValueInfos = google::protobuf::RepeatedPtrField<ValueInfoProto>;

  // The node that is looked at; one a nesting level, so that its parts are used again and again.
  struct NodeState {
    const NodeProto* proto = nullptr;
    int index = 0;
    const core::schema::LightOpSchema* schema = nullptr;
    bool faulty = false;
    ProtoNode filled;
    std::vector<ValueType> inputs;
    std::vector<ValueType> outputs;
  };

  // A graph or a body.
  struct Level {
    const Nodes* nodes;
    // Node that makes a value, filled when a value is first missed.
    std::optional<absl::flat_hash_map<std::string_view, int, core::StringHash>> makers;
    size_t only_declared = 0;  // Values that are declared and not made yet.
    NodeState node;
  };

  // Graphs (graph_walk.cc).
  void OpenGraph(const GraphProto& graph);
  void CloseGraph(const GraphProto& graph);
  void WalkGraph(const GraphProto& graph);
  void WalkSubgraph(const GraphProto& graph, const std::string& step);
  void WalkTraining(const TrainingInfoProto& training, const std::string& step);
  void Enter(const Nodes& nodes, int64_t values);
  void Leave();
  void DefineFunctionInputs();
  void CheckFunctionForm();
  void CollectFunctionOutputs();

  // Values of graphs that no node makes, and what is declared of those that one does
  // (graph_values.cc).
  void DefineInputs(const GraphProto& graph);
  void DefineInitializers(const GraphProto& graph);
  Value* OpenInitializer(const TensorProto& tensor);
  void Declare(const ValueInfos& values);
  void CheckValueInfo(const ValueInfoProto& value);
  void CompareInitializer(std::string_view name, Value* value);
  void CheckOutputs(const GraphProto& graph);
  void ReportOutputNotMade(const std::string& name);
  void ReportShadowing(const char* what, std::string_view name);
  void ReportUndefined(const ValueInfos& values);
  void CheckQuantization(const GraphProto& graph);

  // Nodes (node_walk.cc).
  void WalkNodes(const Nodes& nodes);
  void WalkNode(const NodeProto& proto, NodeState* node);
  void CheckNodeForm(const NodeState& node);
  void Resolve(NodeState* node, Function** function);
  void ReadInputs(NodeState* node);
  void CheckAgainstSchema(NodeState* node);
  void CheckFunctionImports(NodeState* node);
  void DefineOutputs(NodeState* node);
  void Reconcile(NodeState* node, size_t index, ValueType derived, Value* value);
  void CheckDeclaredOutput(NodeState* node, size_t index, const Value& value);
  void ReportUnknownOperator(NodeState* node, int version);
  void ReportMissingValue(NodeState* node, size_t index);
  std::pair<const Level*, int> FindMaker(std::string_view name);

  // Attributes of nodes (attribute_walk.cc).
  void WalkAttributes(NodeState* node);
  void CheckAttributeForms(NodeState* node);
  void CheckReference(NodeState* node, const core::schema::AttributeView& attribute);
  void CheckAttributeContent(const AttributeProto& attribute, absl::FunctionRef<Location()> place);
  void BindReferences(NodeState* node);

  // Calls of functions (call_walk.cc).
  void Call(NodeState* node, Function* function);
  void CheckCall(NodeState* node, const Function& function);
  void ReportUndeclaredAttribute(NodeState* node, const core::schema::AttributeView& attribute,
                                 const Function& function);
  static CallSignature SignatureOf(const NodeState& node, const Function& function);

  // Findings.
  bool Expanding() const { return expansion_ != nullptr; }
  bool IsMainGraph() const { return path_ == "main"; }
  Location Here(std::string_view value = {}) const;
  Location PlaceOf(const NodeState& node, std::string_view attribute = {}) const;
  void Report(Diagnostic finding) { context_.findings.Add(std::move(finding)); }
  // Reports a fault of the node and marks it, in an expansion to the call.
  void ReportNode(NodeState* node, Diagnostic finding);

  ModelContext& context_;
  Function* const function_;
  const CallSignature* const call_;
  Expansion* const expansion_;
  const OpsetImports* imports_;
  std::string path_;  // Of the graph that is walked, as in Location::graph.
  Scope scope_;
  std::vector<std::unique_ptr<Level>> levels_;  // The first depth_ are in use.
  size_t depth_ = 0;
  std::vector<Diagnostic> node_findings_;  // Of one node; kept for its memory.
};

}  // namespace ONNX_LIGHT_NAMESPACE::model
