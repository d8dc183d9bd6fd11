// SPDX-License-Identifier: Apache-2.0
//
// One node: what it reads, its operator, and what it makes.
#include <string>
#include <utility>

#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/model/graph_walk.h"
#include "onnx_light/model/metadata.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Printable;
using core::diagnostics::Quote;
using core::schema::CanonicalDomain;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using core::schema::NodeCheck;
using core::schema::NodeView;
using core::schema::ParameterAt;

void GraphWalk::WalkNodes(const Nodes& nodes) {
  Level& level = *levels_[depth_ - 1];
  absl::flat_hash_map<std::string_view, bool, core::StringHash> names;  // Whether it was reported.
  if (!Quiet()) names.reserve(static_cast<size_t>(nodes.size()));
  for (int i = 0; i < nodes.size(); ++i) {
    const NodeProto& proto = nodes.Get(i);
    level.node.index = i;
    WalkNode(proto, &level.node);
    if (Quiet() || proto.name().empty()) continue;
    const auto [it, added] = names.try_emplace(proto.name(), false);
    if (added || std::exchange(it->second, true)) continue;
    Diagnostic remark(Code::kDuplicateName, PlaceOf(level.node),
                      StrCat("another node named ", Quote(proto.name())), "each name once",
                      "names of nodes are for people only");
    remark.severity = Severity::kInfo;
    Report(std::move(remark));
  }
}

void GraphWalk::WalkNode(const NodeProto& proto, NodeState* node) {
  node->proto = &proto;
  node->schema = nullptr;
  node->faulty = false;
  node->inferred = false;
  const NodeView& view = node->filled.Fill(proto, context_.ir_version < 2);
  node->inputs.resize(view.inputs.size());
  node->outputs.clear();
  node->outputs.resize(view.outputs.size());
  node->walked.clear();
  if (Inferring()) {
    node->known.resize(view.inputs.size());
    node->made.clear();
    node->made.resize(view.outputs.size());
  }
  if (Expanding()) {
    context_.calls.Charge(SizeOf(proto));
    node->faulty = function_->faulty.contains(&proto);
    if (!node->faulty) BindReferences(node);
  }
  Function* function = nullptr;
  Resolve(node, &function);
  if (!Quiet()) CheckNodeForm(*node);
  ReadInputs(node);
  if (function != nullptr) {
    Call(node, function);
  } else if (node->schema != nullptr) {
    CheckAgainstSchema(node);
  } else if (!Quiet()) {
    CheckAttributeForms(node);
  }
  WalkAttributes(node);
  DefineOutputs(node);
}

void GraphWalk::CheckNodeForm(const NodeState& node) {
  const NodeProto& proto = *node.proto;
  const auto place = [&] { return PlaceOf(node); };
  if (proto.metadata_props_size() != 0) {
    CheckMetadata(proto.metadata_props(), place, &context_.findings);
  }
  if (proto.device_configurations_size() != 0) {
    context_.devices.CheckNode(proto, place, &context_.findings);
  }
}

// Finds the function or the schema that the node is of.
void GraphWalk::Resolve(NodeState* node, Function** function) {
  const NodeProto& proto = *node->proto;
  if (proto.op_type().empty()) {
    if (!Quiet()) {
      ReportNode(node, {Code::kMissingField, PlaceOf(*node), "a node without op_type",
                        "the name of an operator or function"});
    }
    return;
  }
  if (!context_.functions.empty()) {
    *function = context_.functions.Find(proto.domain(), proto.op_type(), proto.overload());
  }
  const std::optional<int> version = imports_->VersionOf(proto.domain());
  if (!version) {
    // A model without any import was told so.
    if (Quiet() || (function_ == nullptr && imports_->empty())) return;
    const std::string domain(CanonicalDomain(proto.domain()));
    ReportNode(node, {Code::kDomainNotImported, PlaceOf(*node),
                      StrCat("operator ", Quote(proto.op_type()), " of domain ", Quote(domain),
                             ", which is not imported"),
                      "a domain of opset_import",
                      StrCat("add an entry for ", Quote(domain), " to opset_import")});
    return;
  }
  // A version below 1 was reported where it stands.
  if (*function != nullptr || *version < 1) return;
  const bool usual = proto.domain().empty() && proto.overload().empty();
  node->schema =
      usual ? context_.schemas.Find(context_.registry, proto.op_type(), *version)
            : context_.registry.Find(proto.domain(), proto.op_type(), *version, proto.overload());
  if (node->schema == nullptr) {
    if (!Quiet()) ReportUnknownOperator(node, *version);
  } else if (function_ != nullptr && !Quiet()) {
    CheckFunctionImports(node);
  }
}

void GraphWalk::ReportUnknownOperator(NodeState* node, int version) {
  const NodeProto& proto = *node->proto;
  const auto explain = [&] {
    return context_.registry.Explain(proto.domain(), proto.op_type(), version, proto.overload());
  };
  // An explanation takes a search for similar names, so there is one for each operator, and none
  // that nobody reads.
  Code code = Code::kOperatorNewerThanOpset;
  if (context_.registry.History(proto.domain(), proto.op_type(), proto.overload()) == nullptr) {
    auto [it, added] =
        context_.unknown_by_domain.try_emplace(CanonicalDomain(proto.domain()), code);
    if (added) it->second = explain().code;
    code = it->second;
  }
  node->faulty = true;
  if (code == Code::kUnverifiedNode) ++context_.result.unverified_nodes;
  if (context_.findings.Full(code)) return context_.findings.Skip(code);

  const std::string key = StrCat(proto.domain().size(), ":", proto.domain(), proto.op_type().size(),
                                 ":", proto.op_type(), version, ":", proto.overload());
  auto it = context_.unknown_operators.find(key);
  if (it == context_.unknown_operators.end()) {
    it = context_.unknown_operators.emplace(key, explain()).first;
  }
  Diagnostic finding = it->second;
  finding.location = PlaceOf(*node);
  ReportNode(node, std::move(finding));
}

// The versions that a function and its model import may differ, the operators meant may not.
void GraphWalk::CheckFunctionImports(NodeState* node) {
  const NodeProto& proto = *node->proto;
  const std::optional<int> version = context_.imports.VersionOf(proto.domain());
  if (!version || *version < 1 || version == imports_->VersionOf(proto.domain())) return;
  const LightOpSchema* other =
      context_.registry.Find(proto.domain(), proto.op_type(), *version, proto.overload());
  if (other == node->schema) return;
  ReportNode(node, {Code::kFunctionImports, PlaceOf(*node),
                    StrCat(node->schema->name(), "-", node->schema->since_version(),
                           " by the imports of the function, ",
                           other == nullptr ? std::string("none")
                                            : StrCat(other->name(), "-", other->since_version()),
                           " by those of the model"),
                    "one version of the operator by both",
                    "let function and model import the same version"});
}

void GraphWalk::ReadInputs(NodeState* node) {
  const NodeView& view = node->filled.view();
  for (size_t i = 0; i < view.inputs.size(); ++i) {
    node->inputs[i] = {};
    if (Inferring()) node->known[i] = Known(nullptr);
    if (view.inputs[i].empty()) continue;
    Value* value = scope_.Find(view.inputs[i]);
    if (value != nullptr && value->made) {
      node->inputs[i] = value->type;
      if (Inferring()) node->known[i] = Known(value);
      if (value->absent) node->filled.ClearInput(i);
    } else if (!Quiet()) {
      ReportMissingValue(node, i);
    }
  }
}

void GraphWalk::ReportMissingValue(NodeState* node, size_t index) {
  const std::string_view name = node->filled.view().inputs[index];
  const auto [level, maker] = FindMaker(name);
  const Code code = level == nullptr ? Code::kDanglingInput : Code::kUnsortedNodes;
  node->faulty = true;
  if (context_.findings.Full(code)) return context_.findings.Skip(code);

  Location place = PlaceOf(*node);
  place.value = name;
  if (node->schema != nullptr) {
    if (const auto* parameter = ParameterAt(node->schema->inputs(), index)) {
      place.input = parameter->name;
    }
  }
  const std::string found =
      StrCat("input ", index, " ", Quote(name), " of ", NodeText(*node->proto));
  if (level != nullptr) {
    const NodeProto& later = level->nodes->Get(maker);
    return ReportNode(
        node, {code, std::move(place),
               StrCat(found, ", which ",
                      &later == node->proto ? std::string("the same node")
                                            : StrCat(NodeText(later), " at position ", maker),
                      " makes"),
               "a value that is made before it is read", "sort the nodes topologically"});
  }
  std::string hint;
  if (context_.suggestions > 0) {
    --context_.suggestions;
    hint = core::diagnostics::DidYouMean(name, scope_.MadeNames(kMaxCandidates));
  }
  ReportNode(node, {code, std::move(place), StrCat(found, ", which nothing makes"),
                    "a graph input, an initializer or the output of a node", std::move(hint)});
}

// Returns the graph and the position of the node that makes a value further on, or null.
std::pair<const GraphWalk::Level*, int> GraphWalk::FindMaker(std::string_view name) {
  for (size_t depth = depth_; depth-- > 0;) {
    Level& level = *levels_[depth];
    if (!level.makers) {
      level.makers.emplace();
      for (int i = 0; i < level.nodes->size(); ++i) {
        for (const std::string& output : level.nodes->Get(i).output()) {
          level.makers->try_emplace(output, i);
        }
      }
    }
    if (const auto it = level.makers->find(name); it != level.makers->end()) {
      return {&level, it->second};
    }
  }
  return {nullptr, 0};
}

void GraphWalk::CheckAgainstSchema(NodeState* node) {
  if (Expanding() && node->faulty) return;
  NodeCheck check(*node->schema, node->filled.view(), node->inputs, &node_findings_);
  check.Run();
  for (Diagnostic& finding : node_findings_) {
    finding.location.graph = path_;
    finding.location.node_index = node->index;
    ReportNode(node, std::move(finding));
  }
  node_findings_.clear();
  if (node->faulty) return;
  for (size_t i = 0; i < node->outputs.size(); ++i) node->outputs[i] = check.OutputType(i);
  if (Inferring()) InferNode(node);
}

void GraphWalk::DefineOutputs(NodeState* node) {
  const NodeView& view = node->filled.view();
  for (size_t i = 0; i < view.outputs.size(); ++i) {
    const std::string_view name = view.outputs[i];
    if (name.empty()) continue;
    const Scope::Slot slot = scope_.Open(name);
    Value& value = *slot.value;
    if (slot.shadows && !Quiet()) {
      Location place = PlaceOf(*node);
      place.value = name;
      ReportNode(node, {Code::kShadowedName, std::move(place),
                        StrCat("output ", Quote(name), ", which is also a value of an outer graph"),
                        "a name that no outer graph has used so far"});
    }
    if (!slot.added && value.made) {
      if (!Quiet()) {
        Location place = PlaceOf(*node);
        place.value = name;
        ReportNode(node, {Code::kDuplicateName, std::move(place),
                          StrCat("output ", Quote(name), ", which is made before"),
                          "a name that no other value of the graph has"});
      }
      // Which of the two a reader means is not known.
      value.type = {};
      value.elements = false;
      if (Inferring()) *value.inferred = {};
      continue;
    }
    DefineOutput(node, i, slot);
  }
}

void GraphWalk::DefineOutput(NodeState* node, size_t index, const Scope::Slot& slot) {
  Value& value = *slot.value;
  value.made = true;
  if (slot.added) {
    value.type = node->outputs[index];
    if (Inferring()) scope_.Inferred(&value) = std::move(node->made[index]);
  } else {
    --levels_[depth_ - 1]->only_declared;
    Reconcile(node, index, node->outputs[index], &value);
    if (Inferring()) ReconcileShape(node, index, &value);
  }
  if (!Inferring()) return;
  value.inferred->type = value.type;
  NameOpenSizes(&value);
  Record(node->filled.view().outputs[index], value.inferred);
}

// Brings together what a node makes of its output and what is declared of it.
void GraphWalk::Reconcile(NodeState* node, size_t index, ValueType derived, Value* value) {
  if (!value->type.Known()) {
    value->type = derived;
  } else if (node->faulty) {
    return;  // The declaration counts.
  } else if (!derived.Known()) {
    CheckDeclaredOutput(node, index, *value);
  } else if (derived != value->type) {
    Location place = PlaceOf(*node);
    place.value = node->filled.view().outputs[index];
    const FormalParameter* parameter =
        node->schema == nullptr ? nullptr : ParameterAt(node->schema->outputs(), index);
    if (parameter != nullptr) place.output = parameter->name;
    std::string found = StrCat(Printable(derived.Text()), " for ", Quote(place.value), ", made by ",
                               NodeText(*node->proto));
    ReportNode(node, {Code::kTypeMismatch, std::move(place), std::move(found),
                      StrCat(Printable(value->type.Text()), ", as declared")});
    // Which of the two is meant is not known.
    value->type = {};
    if (Inferring()) *value->inferred = {};
  }
}

// Where inputs do not tell an output's type, the declared one must at least be possible.
void GraphWalk::CheckDeclaredOutput(NodeState* node, size_t index, const Value& value) {
  if (node->schema == nullptr || node->faulty) return;
  const FormalParameter* parameter = ParameterAt(node->schema->outputs(), index);
  if (parameter == nullptr) return;
  const auto* constraint = node->schema->FindTypeConstraint(parameter->type);
  if (constraint == nullptr) return;
  if (core::schema::Allows(*constraint, value.type)) return;
  Location place = PlaceOf(*node);
  place.output = parameter->name;
  place.value = node->filled.view().outputs[index];
  std::string found = StrCat(Printable(value.type.Text()), " declared for output '",
                             parameter->name, "' (", Quote(place.value), ")");
  ReportNode(node, {Code::kTypeNotAllowed, std::move(place), std::move(found),
                    StrCat("a type that ", constraint->type_param_str, " of ", node->schema->name(),
                           "-", node->schema->since_version(), " allows")});
}

std::string GraphWalk::NodeText(const NodeProto& node) {
  std::string name = node.name().empty() ? "" : StrCat("node ", Quote(node.name()), " (");
  if (name.empty()) {
    name = node.output_size() > 0 ? StrCat("the node of ", Quote(node.output(0)), " (")
                                  : std::string("a node without name and outputs (");
  }
  return StrCat(name, Printable(node.op_type()), ")");
}

Location GraphWalk::PlaceOf(const NodeState& node, std::string_view attribute) const {
  const NodeProto& proto = *node.proto;
  Location place;
  place.graph = path_;
  place.node_index = node.index;
  place.node_name = Findings::Bounded(proto.name());
  place.op_type = Findings::Bounded(proto.op_type());
  place.domain = Findings::Bounded(CanonicalDomain(proto.domain()));
  if (node.schema != nullptr) place.since_version = node.schema->since_version();
  if (proto.name().empty() && proto.output_size() > 0) {
    place.output = Findings::Bounded(proto.output(0));
  }
  place.attribute = Findings::Bounded(attribute);
  return place;
}

void GraphWalk::ReportNode(NodeState* node, Diagnostic finding) {
  node->faulty = true;
  if (trial_) return;
  if (!Expanding()) {
    if (function_ != nullptr) function_->faulty.insert(node->proto);
    Report(std::move(finding));
  } else {
    context_.calls.KeepFault(std::move(finding), expansion_);
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
