// SPDX-License-Identifier: Apache-2.0
//
// Keeps the graph of an optimizer verified and inferred while it changes: after a change only the
// nodes that depend on it are looked at again.
//
//   class Ir : public NodeSource { NodeView View(NodeId id) override; ... };
//   Ir ir;
//   IncrementalInference inference(registry, {{"", 21}}, &ir);
//   inference.Define("x", Value::Tensor(TensorType::kFloat, SymShape{SymDim("N"), 64}));
//   for (NodeId id : ir.order) inference.Append(id);
//   inference.Update();                                  // looks at every node
//   ir.nodes[7].axis = 1;
//   inference.Changed(7);
//   inference.Update();                                  // at node 7 and what its output reaches
//   if (!inference.FindingsOf(7).empty()) ...            // and this says what the change broke
//
// What is known after an update is what a new inference of the graph as it is now would find, but
// for the numbers of the sizes that inference makes up. A change that alters which symbols are
// equal to what makes all later nodes be looked at, since any of them may hold such a symbol.
//
// Nodes stay with their owner, who is asked for them during an update; names and what is inferred
// are kept here. One thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/core/strings.h"
#include "onnx_shapes/inference_context.h"
#include "onnx_shapes/symbol_table.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// An owner's name for a node.
using NodeId = uint64_t;

/// What the owner of the nodes implements over its own representation.
class NodeSource : public Host {
 public:
  /// Returns the node as it is now. What the view refers to has to live until the next call.
  virtual NodeView View(NodeId id) = 0;
  /// Returns the names of the values of the graph that bodies of the node read.
  virtual std::vector<std::string> CapturedBy(NodeId id) {
    static_cast<void>(id);
    return {};
  }

  /// Adds a finding to those of the node in work. A body's findings get there by InferGraph.
  void Report(Diagnostic finding) final;

 private:
  friend class IncrementalInference;

  std::vector<Diagnostic>* findings_ = nullptr;
};

/// The inference of one graph.
class IncrementalInference {
 public:
  /// Versions by domain; "" and "ai.onnx" are one.
  using OpsetImports = std::vector<std::pair<std::string, int>>;

  /// Makes an empty graph. `registry` and `source` have to outlive it.
  IncrementalInference(const core::schema::SchemaRegistry& registry, const OpsetImports& imports,
                       NodeSource* source);

  /// Makes the graph of a body, which sees the values of `outer`. For one use during a call of
  /// Host::InferGraph or TryGraph of `outer`'s source.
  IncrementalInference(IncrementalInference* outer, NodeSource* source);

  IncrementalInference(const IncrementalInference&) = delete;
  IncrementalInference& operator=(const IncrementalInference&) = delete;
  ~IncrementalInference();

  /// States what is known of an input or an initializer of the graph, or states it anew.
  void Define(std::string_view name, Value known);

  /// Adds a node behind all others.
  void Append(NodeId id);
  /// Adds a node directly before another one. Throws std::out_of_range if that is not in the graph.
  void InsertBefore(NodeId next, NodeId id);
  /// Takes a node out of the graph. Throws std::out_of_range if it is not in it.
  void Erase(NodeId id);
  /// Says that the owner has changed the node. Throws std::out_of_range if it is not in the graph.
  void Changed(NodeId id);

  /// Looks at the nodes that are new or changed and at all that depends on them, and returns them
  /// in the order of the graph.
  std::vector<NodeId> Update();

  /// Returns what is known of a value, of the outer graphs too; nullopt for a name that nothing
  /// makes.
  std::optional<Value> Find(std::string_view name) const;
  /// Returns what is wrong or suspicious about a node by the last update.
  const std::vector<Diagnostic>& FindingsOf(NodeId id) const;
  /// Returns the findings of all nodes in the order of the graph.
  std::vector<Diagnostic> Findings() const;

  const SymbolTable& symbols() const { return symbols_; }

 private:
  // Where a node stands: ascending numbers with gaps for those that are put between.
  using Position = uint64_t;

  struct Node {
    NodeId id = 0;
    Position position = 0;
    bool relink = true;  // Whether its names are to be read anew.
    std::vector<std::string> reads;
    std::vector<std::string> writes;  // Without those that are left out.
    std::vector<Diagnostic> findings;
    std::vector<SymbolTable::Bound> bound;  // By this node.
    int64_t first_fresh = 0;                // Number of the first size that it made up.
    int64_t fresh = 0;                      // How many it made up.
  };

  // A name and what stands for it.
  struct Slot {
    bool defined = false;
    std::vector<Node*> makers;  // One, unless the graph is wrong.
    std::vector<Node*> readers;
    Value value;
  };

  // What a look at one node needs.
  struct Look;

  static constexpr Position kNowhere = std::numeric_limits<Position>::max();

  // The graph and its names (incremental_graph.cc).
  Node* NodeOf(NodeId id) const;
  void Insert(Position position, NodeId id);
  void Renumber();
  Slot& SlotOf(std::string_view name);
  void MarkReaders(const Slot& slot, Position from);
  void MarkAll(const Slot& slot);
  void UnlinkReads(Node* node);
  void UnlinkWrites(Node* node);
  void Link(Node* node);
  void LinkPending();

  // Looking at nodes (incremental_inference.cc).
  void ForgetBound(Position from);
  void RestoreBound(Position from, Position to);
  bool LookAt(Node* node);
  void FindSchema(Look* look) const;
  void ReadInputs(const Node& node, Look* look);
  const Value* Visible(std::string_view name) const;
  void ReportMissingValue(const Node& node, size_t index, Look* look) const;
  bool Store(Node* node, Look* look, size_t bound_before, int64_t first_fresh);
  void NameOutputs(const Node& node, Look* look);
  bool KeepsNumbers(const Node& node, int64_t first_fresh, Look* look,
                    std::vector<SymbolTable::Bound>* bound);
  const Value* Stored(std::string_view name) const;

  const core::schema::SchemaRegistry& registry_;
  const std::map<std::string, int, std::less<>> imports_;
  NodeSource* const source_;
  const IncrementalInference* const outer_ = nullptr;
  SymbolTable own_symbols_;
  SymbolTable& symbols_;
  RuleCache rules_;

  std::map<Position, std::unique_ptr<Node>> nodes_;
  absl::flat_hash_map<NodeId, Node*> by_id_;
  absl::flat_hash_map<std::string, std::unique_ptr<Slot>, core::StringHash, std::equal_to<>> slots_;
  std::set<Position> pending_;       // Nodes to look at.
  std::map<Position, Node*> binds_;  // Nodes that bound a symbol.
  Position all_from_ = kNowhere;     // From there on every node is to be looked at.
  std::set<std::string> unmade_;     // Names that lost a maker.
  const Node* in_work_ = nullptr;
};

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
