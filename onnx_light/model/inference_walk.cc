// SPDX-License-Identifier: Apache-2.0
//
// Shapes and elements of values: what is declared, what rules make of it, and where the two differ.
#include <algorithm>
#include <string>
#include <utility>

#include "onnx_light/model/graph_walk.h"
#include "onnx_light/model/model_inference.h"
#include "onnx_light/model/proto_values.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Printable;
using core::diagnostics::Quote;
using core::schema::AttributeType;
using core::schema::AttributeView;
using shapes::SymDim;
using shapes::SymShape;

namespace {

std::string TextOf(const SymShape& shape) { return Printable(shape.ToString()); }

// Whether two shapes have no rank and no number in which they differ.
bool MayBe(const SymShape& a, const SymShape& b) {
  return std::equal(
      a.Dims().begin(), a.Dims().end(), b.Dims().begin(), b.Dims().end(),
      [](const SymDim& x, const SymDim& y) { return !x.IsInt() || !y.IsInt() || x == y; });
}

}  // namespace

// What a rule sees of the model around its node.
class GraphWalk::NodeHost : public shapes::Host {
 public:
  NodeHost(GraphWalk* walk, NodeState* node) : walk_(*walk), node_(*node) {}

  shapes::Value TensorValue(const AttributeView& attribute) override {
    const AttributeProto& proto = ProtoOf(attribute);
    return attribute.type == AttributeType::SPARSE_TENSOR ? ValueOf(proto.sparse_tensor())
                                                          : ValueOf(proto.t());
  }

  shapes::Value TypeValue(const AttributeView& attribute) override {
    const TypeProto& type = ProtoOf(attribute).tp();
    return walk_.Declared(walk_.context_.types->Of(type), type);
  }

  bool AcceptsInputs(const AttributeView& attribute, absl::Span<const shapes::Value> inputs,
                     Giver giver) override {
    const GraphProto& graph = ProtoOf(attribute).g();
    bool accepted = true;
    for (int i = 0; i < graph.input_size() && static_cast<size_t>(i) < inputs.size(); ++i) {
      auto fault = walk_.DeclarationFault(graph.input(i), inputs[static_cast<size_t>(i)]);
      if (!fault) continue;
      if (giver == Giver::kEarlierRun) {
        fault->severity = Severity::kWarning;
        fault->found += " by the run before";
      }
      fault->location.graph = walk_.path_ + StepOf(node_, attribute.name);
      Take(*std::move(fault));
      accepted = false;
    }
    return accepted;
  }

  std::vector<shapes::Value> InferGraph(const AttributeView& attribute,
                                        absl::Span<const shapes::Value> inputs) override {
    node_.walked.push_back(&ProtoOf(attribute).g());
    return OutputsOf(attribute, inputs);
  }

  std::optional<std::vector<shapes::Value>> TryGraph(
      const AttributeView& attribute, absl::Span<const shapes::Value> inputs) override {
    if (walk_.trial_) return std::nullopt;
    walk_.trial_ = true;
    std::vector<shapes::Value> outputs = OutputsOf(attribute, inputs);
    walk_.trial_ = false;
    return outputs;
  }

  std::pair<size_t, size_t> GraphArity(const AttributeView& attribute) override {
    const GraphProto& graph = ProtoOf(attribute).g();
    return {static_cast<size_t>(graph.input_size()), static_cast<size_t>(graph.output_size())};
  }

  void Report(Diagnostic finding) override {
    finding.location.graph = walk_.path_;
    finding.location.node_index = node_.index;
    // Symbols are the file's.
    finding.found = Printable(finding.found, Findings::kMaxText);
    finding.expected = Printable(finding.expected, Findings::kMaxText);
    Take(std::move(finding));
  }

 private:
  void Take(Diagnostic finding) {
    if (finding.severity == Severity::kError) {
      walk_.ReportNode(&node_, std::move(finding));
    } else if (!walk_.Quiet()) {
      walk_.Report(std::move(finding));
    }
  }

  static const AttributeProto& ProtoOf(const AttributeView& attribute) {
    return *static_cast<const AttributeProto*>(attribute.object);
  }

  std::vector<shapes::Value> OutputsOf(const AttributeView& attribute,
                                       absl::Span<const shapes::Value> inputs) {
    std::vector<shapes::Value> outputs;
    const Body body{inputs, &outputs};
    walk_.WalkSubgraph(ProtoOf(attribute).g(), StepOf(node_, attribute.name), &body);
    return outputs;
  }

  GraphWalk& walk_;
  NodeState& node_;
};

// A symbol of the main graph means one size everywhere. Those of a body mean sizes of one run of
// it.
SymDim GraphWalk::SymbolOf(const std::string& name) {
  const auto [it, added] = levels_[depth_ - 1]->symbols.try_emplace(name);
  if (added) it->second = IsMainGraph() ? SymDim(name) : context_.symbols.Fresh();
  return it->second;
}

shapes::Value GraphWalk::Declared(ValueType type, const TypeProto& declared) {
  return ValueOf(type, declared, [this](const std::string& name) { return SymbolOf(name); });
}

// The tensors of a sequence may differ in a size that nobody knows.
void GraphWalk::NameOpenSizes(Value* value) {
  std::optional<SymShape>& shape = value->inferred->shape;
  if (shape && onnx_proto::IsTensor(value->type.type)) context_.symbols.NameUnknown(&*shape);
}

// Returns what is wrong about a value that is given for an input of a body: a type or a size that
// is not the declared one.
std::optional<Diagnostic> GraphWalk::DeclarationFault(const ValueInfoProto& input,
                                                      const shapes::Value& given) {
  const ValueType type = context_.types->Of(input.type());
  if (given.type.Known() && type.Known() && given.type != type) {
    return Diagnostic(Code::kTypeMismatch, Here(input.name()),
                      StrCat(Printable(given.type.Text()), " given for ", Quote(input.name())),
                      StrCat(Printable(type.Text()), ", as declared"));
  }
  if (!given.shape || !onnx_proto::IsTensor(given.type.type)) return std::nullopt;
  const auto declared = ShapeOf(input.type(), [](const std::string& name) { return SymDim(name); });
  if (!declared || MayBe(*given.shape, *declared)) return std::nullopt;
  return Diagnostic(Code::kShapeMismatch, Here(input.name()),
                    StrCat("shape ", TextOf(*given.shape), " given for ", Quote(input.name())),
                    StrCat(TextOf(*declared), ", as declared"));
}

// Takes over what a rule knows of an input of a body; what is declared of it fills the gaps, and
// counts where the two contradict each other.
void GraphWalk::TakeGiven(const shapes::Value& given, Value* value) {
  if (given.type.Known() && value->type.Known() && given.type != value->type) return;
  shapes::Value& known = *value->inferred;
  std::optional<SymShape> declared = std::move(known.shape);
  known = given;
  if (value->type.Known()) known.type = value->type;
  value->type = known.type;
  if (!known.shape || !declared) {
    if (!known.shape) known.shape = std::move(declared);
    return;
  }
  if (!MayBe(*known.shape, *declared)) {
    known.shape = std::move(declared);
    return;
  }
  for (int axis = 0; axis < declared->Rank(); ++axis) {
    SymDim& size = (*known.shape)[axis];
    if (size.IsUnknown()) size = (*declared)[axis];
  }
}

// Holds another declaration against what is known of a value, and completes the one by the other.
void GraphWalk::TakeDeclared(std::string_view name, const TypeProto& declared, Value* value) {
  shapes::Value& known = scope_.Inferred(value);
  std::optional<SymShape> shape = Declared(value->type, declared).shape;
  if (!shape) return;
  if (!known.shape) {
    known.shape = std::move(shape);
    return;
  }
  const SymShape before = *known.shape;
  const SymShape other = *shape;
  const auto conflict =
      Unify(before, &*shape, [&] { return StrCat("the declarations of ", Quote(name)); });
  if (conflict && !Quiet()) {
    Report({Code::kShapeMismatch, Here(name),
            StrCat("another shape for ", Quote(name), ": ", TextOf(other), *conflict),
            StrCat(TextOf(before), ", as declared before")});
  }
  if (!conflict) known.shape = std::move(shape);
}

// Returns what is known of a value for a node that reads it.
const shapes::Value* GraphWalk::Known(Value* value) {
  static const auto* const kNothing = new shapes::Value;
  if (value == nullptr || value->inferred == nullptr) return kNothing;
  shapes::Value& known = *value->inferred;
  known.type = value->type;
  // What is handed in is none to a runtime, whatever it is outside.
  known.constant = !value->is_input && (known.constant || value->initializer != nullptr);
  if (value->elements && value->initializer != nullptr) {
    value->elements = false;
    ReadElements(*value->initializer, &known);
  }
  return &known;
}

void GraphWalk::InferNode([[maybe_unused]] NodeState* node) {
#if ONNX_LIGHT_WITH_INFERENCE  // The only way to the rules, so that a program can be linked
                               // without.
  for (size_t i = 0; i < node->outputs.size(); ++i) node->made[i].type = node->outputs[i];
  NodeHost host(this, node);
  const shapes::ShapeRule rule = context_.rules.Find(*node->schema);
  shapes::InferNode(rule, *node->schema, node->filled.view(), node->known,
                    absl::MakeSpan(node->made), context_.symbols, host);
  for (size_t i = 0; i < node->outputs.size(); ++i) node->outputs[i] = node->made[i].type;
  node->inferred = rule != nullptr && !node->faulty;
#endif
}

// Brings together the shape that a node gives its output and the one that is declared of it.
void GraphWalk::ReconcileShape(NodeState* node, size_t index, Value* value) {
  shapes::Value& made = node->made[index];
  shapes::Value& known = *value->inferred;
  if (!value->type.Known() && made.type.Known()) return;  // The types contradict each other.
  std::optional<SymShape> declared = std::move(known.shape);
  if (node->faulty && declared) {  // The declaration counts.
    known.shape = std::move(declared);
    return;
  }
  known = std::move(made);
  known.type = value->type;
  if (!declared) return;
  if (!known.shape) {
    known.shape = std::move(declared);
    return;
  }
  const std::string_view name = node->filled.view().outputs[index];
  const SymShape before = *declared;
  const auto conflict =
      Unify(*known.shape, &*declared, [&] { return StrCat("the declaration of ", Quote(name)); });
  if (!conflict) {
    known.shape = std::move(declared);
    return;
  }
  // The tensors of a sequence may differ in shape, and there may be none.
  if (!onnx_proto::IsTensor(value->type.type) && !onnx_proto::IsSparseTensor(value->type.type)) {
    known.shape = std::move(declared);
    return;
  }
  Location place = PlaceOf(*node);
  place.value = name;
  if (node->schema != nullptr) {
    if (const auto* parameter = core::schema::ParameterAt(node->schema->outputs(), index)) {
      place.output = parameter->name;
    }
  }
  // With the author's symbols, unless it was another declaration that stated the shape.
  const SymShape stated =
      ShapeOf(*value->declared, [](const std::string& s) { return SymDim(s); }).value_or(before);
  ReportNode(node, {Code::kShapeMismatch, std::move(place),
                    StrCat("shape ", TextOf(*known.shape), *conflict, " for ", Quote(name),
                           ", made by ", NodeText(*node->proto)),
                    StrCat(TextOf(stated), ", as declared")});
  known = {};
  known.type = value->type;
}

// Completes the declared shape by the one that is made. Returns nullopt, or what to say of the two
// if they cannot be equal.
std::optional<std::string> GraphWalk::Unify(const SymShape& made, SymShape* declared,
                                            absl::FunctionRef<std::string()> origin) {
  if (made.Rank() != declared->Rank()) return "";
  for (int axis = 0; axis < made.Rank(); ++axis) {
    SymDim& size = (*declared)[axis];
    const SymDim& other = made[axis];
    if (other.IsUnknown()) continue;
    if (!size.IsUnknown() && !context_.symbols.Unify(other, size, [&] { return origin(); })) {
      const auto& conflict = context_.symbols.conflict();
      if (conflict.symbol.empty()) return "";
      return StrCat(" (", Quote(conflict.symbol), " is ", conflict.bound.ToString(), " by ",
                    conflict.bound_by, ")");
    }
    // A number says most, a size that was made up least.
    const bool is_fresh = other.IsSymbol() && shapes::IsFreshSymbol(other.AsExpr());
    if (size.IsUnknown() || (!size.IsInt() && !is_fresh)) size = other;
  }
  return std::nullopt;
}

std::vector<shapes::Value> GraphWalk::OutputsOf(const GraphProto& graph) {
  std::vector<shapes::Value> outputs;
  for (const ValueInfoProto& output : graph.output()) {
    Value* value = scope_.Find(output.name());
    const bool made = value != nullptr && value->made && scope_.Owns(*value);
    outputs.push_back(made ? *Known(value) : shapes::Value());
  }
  return outputs;
}

void GraphWalk::Record(std::string_view name, shapes::Value* made) {
  if (context_.records == nullptr || Quiet() || function_ != nullptr) return;
  Level& level = *levels_[depth_ - 1];
  if (level.path.empty()) level.path = context_.types->Keep(path_);
  level.records.push_back({context_.records->size(), made});
  ValueRecord& record = context_.records->emplace_back();
  record.graph = level.path;
  record.name = context_.types->Keep(name);
}

// Declarations that follow complete what was known when a value was made. Nobody reads it any more.
void GraphWalk::FinishRecords(const GraphProto& graph) {
  using Maker = ValueRecord::Maker;
  for (const auto& [index, made] : levels_[depth_ - 1]->records) {
    ValueRecord& record = (*context_.records)[index];
    record.owner = &graph;
    if (made != nullptr) {
      record.value = std::move(*made);
      continue;
    }
    Value* value = scope_.Find(record.name);
    Known(value);
    record.value = std::move(*value->inferred);
    record.maker = value->is_input ? Maker::kInput : Maker::kInitializer;
  }
  levels_[depth_ - 1]->records.clear();
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
