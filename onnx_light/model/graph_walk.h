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
// An expansion only follows types and shapes: everything else was reported when the body was walked
// for itself. After a fault the outputs of a node keep their declared types, or are unknown, so
// that nothing is reported that only follows from it. A body whose node has a shape rule is walked
// by that rule, with what it knows of the body's inputs. One walk is one use by one thread.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/model/model_context.h"
#include "onnx_light/model/proto_node.h"
#include "onnx_light/model/scope.h"
#include "onnx_shapes/inference_context.h"
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
    bool inferred = false;  // By a rule, which found no fault.
    ProtoNode filled;
    std::vector<ValueType> inputs;
    std::vector<ValueType> outputs;
    // With inference, one an input and an output.
    std::vector<const shapes::Value*> known;
    std::vector<shapes::Value> made;
    absl::InlinedVector<const GraphProto*, 2> walked;  // By the rule.
  };

  // What a rule knows of the inputs of a body, and gets of its outputs.
  struct Body {
    absl::Span<const shapes::Value> inputs;
    std::vector<shapes::Value>* outputs;
  };

  class NodeHost;

  // One of ModelContext::records, to be filled when its graph has been walked.
  struct Recorded {
    size_t index;
    shapes::Value* made;  // By a node; null for a value whose name says all.
  };

  // A graph or a body.
  struct Level {
    const Nodes* nodes;
    // Node that makes a value, filled when a value is first missed.
    std::optional<absl::flat_hash_map<std::string_view, int, core::StringHash>> makers;
    size_t only_declared = 0;  // Values that are declared and not made yet.
    absl::flat_hash_map<std::string_view, shapes::SymDim, core::StringHash> symbols;
    std::string_view path;  // A copy of path_ for the records.
    std::vector<Recorded> records;
    NodeState node;
  };

  // Graphs (graph_walk.cc).
  void OpenGraph(const GraphProto& graph, absl::Span<const shapes::Value> inputs = {});
  void CloseGraph(const GraphProto& graph);
  void WalkGraph(const GraphProto& graph, const Body* body = nullptr);
  void WalkSubgraph(const GraphProto& graph, const std::string& step, const Body* body = nullptr);
  void WalkTraining(const TrainingInfoProto& training, const std::string& step);
  void Enter(const Nodes& nodes, int64_t values);
  void Leave();
  void DefineFunctionInputs();
  void CheckFunctionForm();
  void CollectFunctionOutputs();

  // Values of graphs that no node makes, and what is declared of those that one does
  // (graph_values.cc).
  void DefineInputs(const GraphProto& graph, absl::Span<const shapes::Value> given);
  void DefineInitializers(const GraphProto& graph);
  Value* OpenInitializer(const TensorProto& tensor);
  void KnowInitializer(std::optional<shapes::SymShape> shape, Value* value);
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
  void DefineOutput(NodeState* node, size_t index, const Scope::Slot& slot);
  void Reconcile(NodeState* node, size_t index, ValueType derived, Value* value);
  void CheckDeclaredOutput(NodeState* node, size_t index, const Value& value);
  void ReportUnknownOperator(NodeState* node, int version);
  void ReportMissingValue(NodeState* node, size_t index);
  std::pair<const Level*, int> FindMaker(std::string_view name);

  // Shapes and elements of values (inference_walk.cc).
  // Known when compiling for a library without, so that nothing of it is linked.
  bool Inferring() const { return ONNX_LIGHT_WITH_INFERENCE && context_.inference && !dead_; }
  shapes::SymDim SymbolOf(const std::string& name);
  shapes::Value Declared(ValueType type, const TypeProto& declared);
  void NameOpenSizes(Value* value);
  std::optional<Diagnostic> DeclarationFault(const ValueInfoProto& input,
                                             const shapes::Value& given);
  void TakeGiven(const shapes::Value& given, Value* value);
  void TakeDeclared(std::string_view name, const TypeProto& declared, Value* value);
  const shapes::Value* Known(Value* value);
  void InferNode(NodeState* node);
  void ReconcileShape(NodeState* node, size_t index, Value* value);
  std::optional<std::string> Unify(const shapes::SymShape& made, shapes::SymShape* declared,
                                   absl::FunctionRef<std::string()> origin);
  std::vector<shapes::Value> OutputsOf(const GraphProto& graph);
  void Record(std::string_view name, shapes::Value* made = nullptr);
  void FinishRecords(const GraphProto& graph);

  // Attributes of nodes (attribute_walk.cc).
  void WalkAttributes(NodeState* node);
  void CheckAttributeForms(NodeState* node);
  void CheckReference(NodeState* node, const core::schema::AttributeView& attribute);
  void CheckAttributeContent(const AttributeProto& attribute, absl::FunctionRef<Location()> place);
  void BindReferences(NodeState* node);
  void GiveValue(core::schema::AttributeView* attribute) const;

  // Calls of functions (call_walk.cc).
  void Call(NodeState* node, Function* function);
  void CheckCall(NodeState* node, const Function& function);
  void ReportUndeclaredAttribute(NodeState* node, const core::schema::AttributeView& attribute,
                                 const Function& function);
  CallSignature SignatureOf(const NodeState& node, const Function& function) const;

  // Findings.
  bool Expanding() const { return expansion_ != nullptr; }
  // Whether only types and shapes are followed.
  bool Quiet() const { return Expanding() || trial_; }
  bool IsMainGraph() const { return path_ == "main"; }
  Location Here(std::string_view value = {}) const;
  // "node 'a' (Add)"; a node without a name is told by its first output.
  static std::string NodeText(const NodeProto& node);
  // The part of a subgraph's path that its node and attribute make.
  static std::string StepOf(const NodeState& node, std::string_view attribute);
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
  bool trial_ = false;  // Whether a rule only tries what a body makes of some inputs.
  bool dead_ = false;   // Whether the body never runs.
  std::vector<Diagnostic> node_findings_;  // Of one node; kept for its memory.
};

}  // namespace ONNX_LIGHT_NAMESPACE::model
