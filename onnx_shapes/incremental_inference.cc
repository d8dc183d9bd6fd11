// SPDX-License-Identifier: Apache-2.0
//
// Bindings of symbols stand in the table in the order of the nodes that made them. An update takes
// out those from the first pending node on and puts them back as it passes their nodes, so that
// each node is looked at with the very table that a new inference would have there.
#include "onnx_shapes/incremental_inference.h"

#include <algorithm>
#include <optional>

#include "onnx_light/core/schema/node_check.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;
using core::diagnostics::Location;
using core::diagnostics::Quote;
using core::schema::CanonicalDomain;
using core::schema::NodeCheck;

namespace {

std::map<std::string, int, std::less<>> Canonical(
    const IncrementalInference::OpsetImports& imports) {
  std::map<std::string, int, std::less<>> result;
  for (const auto& [domain, version] : imports) {
    result[std::string(CanonicalDomain(domain))] = version;
  }
  return result;
}

Location PlaceOf(const NodeView& view, const LightOpSchema* schema) {
  if (schema != nullptr) return core::schema::LocationOf(*schema, view);
  Location place;
  place.node_name = view.name;
  place.op_type = view.op_type;
  place.domain = CanonicalDomain(view.domain);
  if (view.name.empty() && !view.outputs.empty()) place.output = view.outputs[0];
  return place;
}

// Gives sizes that inference made up from number `from` on the numbers from `to` on.
class Renaming {
 public:
  Renaming(int64_t from, int64_t to) : from_(from), to_(to) {}

  void Apply(SymDim* size) const {
    if (from_ == to_ || !size->IsExpr() || !SymbolTable::IsNewerThan(from_, *size)) return;
    const auto renamed = core::symbolic::Substitute(
        *size, [this](const std::string& s) -> std::optional<SymDim> { return SymDim(Name(s)); });
    if (renamed) *size = *renamed;
  }

  void Apply(Value* value) const {
    if (from_ == to_) return;
    if (value->shape) {
      for (int axis = 0; axis < value->shape->Rank(); ++axis) Apply(&(*value->shape)[axis]);
    }
    if (value->integers != nullptr) {
      std::vector<SymDim> elements = *value->integers;
      for (SymDim& element : elements) Apply(&element);
      value->integers = std::make_shared<const std::vector<SymDim>>(std::move(elements));
    }
    if (value->fractions != nullptr) {
      std::vector<Fraction> elements = *value->fractions;
      for (Fraction& element : elements) Apply(&element.numerator);
      value->fractions = std::make_shared<const std::vector<Fraction>>(std::move(elements));
    }
  }

  void Apply(SymbolTable::Bound* bound) const {
    bound->symbol = Name(bound->symbol);
    Apply(&bound->value);
  }

 private:
  std::string Name(const std::string& symbol) const {
    const int64_t number = SymbolTable::FreshNumber(symbol);
    return number < from_ ? symbol : StrCat("?", number - from_ + to_);
  }

  int64_t from_;
  int64_t to_;
};

}  // namespace

void NodeSource::Report(Diagnostic finding) {
  if (findings_ != nullptr) findings_->push_back(std::move(finding));
}

struct IncrementalInference::Look {
  NodeView view;
  const LightOpSchema* schema = nullptr;
  std::vector<core::schema::ValueType> types;
  std::vector<const Value*> known;
  std::vector<Value> made;
  std::vector<Diagnostic> findings;
};

IncrementalInference::IncrementalInference(const core::schema::SchemaRegistry& registry,
                                           const OpsetImports& imports, NodeSource* source)
    : registry_(registry), imports_(Canonical(imports)), source_(source), symbols_(own_symbols_) {}

IncrementalInference::IncrementalInference(IncrementalInference* outer, NodeSource* source)
    : registry_(outer->registry_),
      imports_(outer->imports_),
      source_(source),
      outer_(outer),
      symbols_(outer->symbols_) {
  symbols_.EnterBody();
}

IncrementalInference::~IncrementalInference() {
  if (outer_ != nullptr) symbols_.LeaveBody();
}

std::vector<NodeId> IncrementalInference::Update() {
  LinkPending();
  std::vector<NodeId> looked_at;
  Position at = all_from_;
  if (!pending_.empty()) at = std::min(at, *pending_.begin());
  if (at == kNowhere) return looked_at;
  if (outer_ == nullptr) ForgetBound(at);
  while (true) {
    const auto next = nodes_.lower_bound(std::max(at, all_from_));
    Position position = next == nodes_.end() ? kNowhere : next->first;
    if (!pending_.empty()) position = std::min(position, *pending_.begin());
    RestoreBound(at, position);
    if (position == kNowhere) break;
    Node* node = nodes_.at(position).get();
    looked_at.push_back(node->id);
    if (LookAt(node)) all_from_ = std::min(all_from_, position);
    at = position + 1;
  }
  all_from_ = kNowhere;
  return looked_at;
}

void IncrementalInference::ForgetBound(Position from) {
  size_t kept = 0;
  for (auto it = binds_.begin(); it != binds_.lower_bound(from); ++it) {
    kept += it->second->bound.size();
  }
  symbols_.Truncate(kept);
}

void IncrementalInference::RestoreBound(Position from, Position to) {
  for (auto it = binds_.lower_bound(from); it != binds_.end() && it->first < to; ++it) {
    for (const SymbolTable::Bound& bound : it->second->bound) symbols_.Restore(bound);
  }
}

// Returns whether the node binds symbols in another way than before.
bool IncrementalInference::LookAt(Node* node) {
  pending_.erase(node->position);
  const size_t bound_before = symbols_.size();
  const int64_t first_fresh = symbols_.FreshMark();
  Look look;
  const Node* const outer_node = std::exchange(in_work_, node);
  std::vector<Diagnostic>* const outer_findings = std::exchange(source_->findings_, &look.findings);
  look.view = source_->View(node->id);
  FindSchema(&look);
  ReadInputs(*node, &look);
  look.made.resize(look.view.outputs.size());
  if (look.schema != nullptr) {
    NodeCheck check(*look.schema, look.view, look.types, &look.findings);
    check.Run();
    if (look.findings.empty()) {
      for (size_t i = 0; i < look.made.size(); ++i) look.made[i].type = check.OutputType(i);
      InferNode(rules_.Find(*look.schema), *look.schema, look.view, look.known,
                absl::MakeSpan(look.made), symbols_, *source_);
    }
  }
  source_->findings_ = outer_findings;
  in_work_ = outer_node;
  return Store(node, &look, bound_before, first_fresh);
}

void IncrementalInference::FindSchema(Look* look) const {
  const NodeView& view = look->view;
  const std::string_view domain = CanonicalDomain(view.domain);
  const auto version = imports_.find(domain);
  if (version == imports_.end()) {
    look->findings.emplace_back(Code::kDomainNotImported, PlaceOf(view, nullptr),
                                StrCat("operator ", Quote(view.op_type), " of domain ",
                                       Quote(domain), ", which is not imported"),
                                "a domain of the imports");
    return;
  }
  look->schema = registry_.Find(domain, view.op_type, version->second, view.overload);
  if (look->schema != nullptr) return;
  look->findings.push_back(registry_.Explain(domain, view.op_type, version->second, view.overload));
  look->findings.back().location = PlaceOf(view, nullptr);
}

void IncrementalInference::ReadInputs(const Node& node, Look* look) {
  static const auto* const kNothing = new Value;
  look->types.resize(look->view.inputs.size());
  look->known.resize(look->view.inputs.size(), kNothing);
  for (size_t i = 0; i < look->view.inputs.size(); ++i) {
    const std::string_view name = look->view.inputs[i];
    if (name.empty()) continue;
    const Value* value = Visible(name);
    if (value == nullptr) {
      ReportMissingValue(node, i, look);
      continue;
    }
    look->known[i] = value;
    look->types[i] = value->type;
  }
}

const Value* IncrementalInference::Visible(std::string_view name) const {
  const auto it = slots_.find(name);
  if (it != slots_.end()) {
    const Slot& slot = *it->second;
    const auto is_before = [this](const Node* maker) {
      return maker->position < in_work_->position;
    };
    if (slot.defined || std::any_of(slot.makers.begin(), slot.makers.end(), is_before)) {
      return &slot.value;
    }
  }
  return outer_ == nullptr ? nullptr : outer_->Visible(name);
}

void IncrementalInference::ReportMissingValue(const Node& node, size_t index, Look* look) const {
  const std::string_view name = look->view.inputs[index];
  Location place = PlaceOf(look->view, look->schema);
  place.value = name;
  const std::string found = StrCat("input ", index, " ", Quote(name));
  const auto it = slots_.find(name);
  if (it == slots_.end() || it->second->makers.empty()) {
    look->findings.emplace_back(Code::kDanglingInput, std::move(place),
                                StrCat(found, ", which nothing makes"),
                                "a graph input, an initializer or the output of a node");
    return;
  }
  const bool itself = it->second->makers.front() == &node;
  look->findings.emplace_back(
      Code::kUnsortedNodes, std::move(place),
      StrCat(found, ", which ", itself ? "the same node" : "a later node", " makes"),
      "a value that is made before it is read", "sort the nodes topologically");
}

// Makes the outputs known to their readers. Returns whether the bindings are other ones than
// before.
bool IncrementalInference::Store(Node* node, Look* look, size_t bound_before, int64_t first_fresh) {
  NameOutputs(*node, look);
  std::vector<SymbolTable::Bound> bound = symbols_.BoundAfter(bound_before);
  const int64_t fresh = symbols_.FreshMark() - first_fresh;
  if (fresh != node->fresh || !KeepsNumbers(*node, first_fresh, look, &bound)) {
    node->fresh = fresh;
    node->first_fresh = first_fresh;
  } else if (!bound.empty()) {
    symbols_.Truncate(bound_before);
    for (const SymbolTable::Bound& b : bound) symbols_.Restore(b);
  }
  for (size_t i = 0; i < look->made.size(); ++i) {
    if (look->view.outputs[i].empty()) continue;
    Slot& slot = SlotOf(look->view.outputs[i]);
    if (slot.defined || slot.value == look->made[i]) continue;
    slot.value = std::move(look->made[i]);
    MarkReaders(slot, node->position + 1);
  }
  node->findings = std::move(look->findings);
  if (bound == node->bound) return false;
  node->bound = std::move(bound);
  if (node->bound.empty()) {
    binds_.erase(node->position);
  } else {
    binds_[node->position] = node;
  }
  return true;
}

// Gives a symbol to each size of an output that the rule left open, and takes back what is known of
// a name that something else stands for, too.
void IncrementalInference::NameOutputs(const Node& node, Look* look) {
  for (size_t i = 0; i < look->made.size(); ++i) {
    const std::string_view name = look->view.outputs[i];
    if (name.empty()) continue;
    Value& made = look->made[i];
    const Slot& slot = SlotOf(name);
    if (!slot.defined && slot.makers.size() == 1) {
      if (made.shape && onnx_proto::IsTensor(made.type.type)) symbols_.NameUnknown(&*made.shape);
      continue;
    }
    made = {};
    const auto is_before = [&](const Node* maker) { return maker->position < node.position; };
    if (!slot.defined && std::none_of(slot.makers.begin(), slot.makers.end(), is_before)) continue;
    Location place = PlaceOf(look->view, look->schema);
    place.value = name;
    look->findings.emplace_back(Code::kDuplicateName, std::move(place),
                                StrCat("output ", Quote(name), ", which is made before"),
                                "a name that no other value of the graph has");
  }
}

// Where nothing but the numbers of made-up sizes is new, gives them the old numbers.
bool IncrementalInference::KeepsNumbers(const Node& node, int64_t first_fresh, Look* look,
                                        std::vector<SymbolTable::Bound>* bound) {
  if (node.fresh == 0) return true;
  const Renaming renaming(first_fresh, node.first_fresh);
  std::vector<SymbolTable::Bound> renamed = *bound;
  for (SymbolTable::Bound& b : renamed) renaming.Apply(&b);
  if (renamed != node.bound) return false;
  std::vector<Value> values = look->made;
  for (size_t i = 0; i < values.size(); ++i) {
    const std::string_view name = look->view.outputs[i];
    renaming.Apply(&values[i]);
    if (!name.empty() && SlotOf(name).value != values[i]) return false;
  }
  look->made = std::move(values);
  *bound = std::move(renamed);
  return true;
}

// --- Answers.

const Value* IncrementalInference::Stored(std::string_view name) const {
  const auto it = slots_.find(name);
  if (it != slots_.end() && (it->second->defined || !it->second->makers.empty())) {
    return &it->second->value;
  }
  return outer_ == nullptr ? nullptr : outer_->Stored(name);
}

std::optional<Value> IncrementalInference::Find(std::string_view name) const {
  const Value* stored = Stored(name);
  if (stored == nullptr) return std::nullopt;
  Value value = *stored;
  if (value.shape) symbols_.Resolve(&*value.shape);
  return value;
}

const std::vector<Diagnostic>& IncrementalInference::FindingsOf(NodeId id) const {
  return NodeOf(id)->findings;
}

std::vector<Diagnostic> IncrementalInference::Findings() const {
  std::vector<Diagnostic> all;
  for (const auto& [position, node] : nodes_) {
    all.insert(all.end(), node->findings.begin(), node->findings.end());
  }
  return all;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
