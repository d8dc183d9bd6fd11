// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/function_table.h"

#include <algorithm>
#include <utility>

#include "onnx_light/model/limits.h"
#include "onnx_light/model/proto_node.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Printable;
using core::schema::AttributeView;
using core::schema::CanonicalDomain;

namespace {

std::string NameOf(const FunctionProto& function) {
  std::string name =
      StrCat(Printable(CanonicalDomain(function.domain())), "::", Printable(function.name()));
  if (!function.overload().empty()) {
    core::StrAppend(&name, ":", Printable(function.overload()));
  }
  return name;
}

std::unique_ptr<Function> Read(const FunctionProto& proto, Findings* findings) {
  auto function = std::make_unique<Function>();
  function->proto = &proto;
  function->place = StrCat("function:", NameOf(proto));
  const auto declare = [&](const std::string& name, const AttributeView& default_value) {
    const FunctionAttribute attribute{function->attributes.size(), default_value};
    if (function->attributes.try_emplace(name, attribute).second) return;
    Location place;
    place.graph = function->place;
    place.attribute = name;
    findings->Add({Code::kDuplicateName, std::move(place),
                   StrCat("attribute ", core::diagnostics::Quote(name), " declared again"),
                   "each attribute of a function once, with a default or without"});
  };
  for (const std::string& name : proto.attribute()) declare(name, AttributeView());
  for (const AttributeProto& attribute : proto.attribute_proto()) {
    declare(attribute.name(), ViewOf(attribute));
  }
  return function;
}

}  // namespace

// Depth-first search that keeps its path in a vector, since calls may nest as deep as the file is
// long. An edge back to a function on the path closes a cycle.
class FunctionTable::CycleSearch {
 public:
  CycleSearch(const Calls& calls, Findings* findings, std::vector<Function*>* finished)
      : calls_(calls), findings_(findings), finished_(finished) {}

  void Visit(Function* root) {
    if (!states_.try_emplace(root, 0).second) return;
    path_.push_back({root, 0});
    while (!path_.empty()) {
      Step& step = path_.back();
      const std::vector<Call>& calls = calls_.at(step.function);
      if (step.next == calls.size()) {
        states_[step.function] = kFinished;
        finished_->push_back(step.function);
        path_.pop_back();
        continue;
      }
      const Call& call = calls[step.next++];
      const auto [state, added] = states_.try_emplace(call.callee, path_.size());
      if (added) {
        path_.push_back({call.callee, 0});
      } else if (state->second != kFinished) {
        Report(state->second, call);
      }
    }
  }

 private:
  struct Step {
    Function* function;
    size_t next;  // Call to follow next.
  };
  static constexpr size_t kFinished = static_cast<size_t>(-1);

  void Report(size_t first, const Call& last) {
    constexpr size_t kShown = 16;
    if (findings_->Full(Code::kFunctionCycle)) return findings_->Skip(Code::kFunctionCycle);
    std::string cycle;
    const size_t length = path_.size() - first;
    for (size_t i = 0; i < std::min(length, kShown); ++i) {
      core::StrAppend(&cycle, NameOf(*path_[first + i].function->proto), " -> ");
    }
    if (length > kShown) core::StrAppend(&cycle, "(", length - kShown, " more) -> ");
    cycle += NameOf(*last.callee->proto);

    Location place;
    place.graph = path_.back().function->place;
    place.node_name = last.node->name();
    place.op_type = last.node->op_type();
    place.domain = CanonicalDomain(last.node->domain());
    findings_->Add({Code::kFunctionCycle, std::move(place), StrCat("the cycle of calls ", cycle),
                    "functions that do not call themselves, not even by way of others"});
  }

  const Calls& calls_;
  Findings* findings_;
  std::vector<Function*>* finished_;
  std::vector<Step> path_;
  absl::flat_hash_map<const Function*, size_t> states_;  // Place on the path, or kFinished.
};

FunctionTable::FunctionTable(const ModelProto& model, Findings* findings) {
  functions_.reserve(static_cast<size_t>(model.functions_size()));
  for (const FunctionProto& proto : model.functions()) {
    functions_.push_back(Read(proto, findings));
    Function* function = functions_.back().get();
    const Key key{CanonicalDomain(proto.domain()), proto.name(), proto.overload()};
    if (by_key_.try_emplace(key, function).second) continue;
    Location place;
    place.graph = function->place;
    findings->Add({Code::kDuplicateName, std::move(place),
                   StrCat("another function ", NameOf(proto)),
                   "one function of each domain, name and overload"});
  }

  Calls calls;
  for (const auto& function : functions_) {
    CollectCalls(function->proto->node(), 0, &calls[function.get()]);
  }
  CycleSearch search(calls, findings, &callees_first_);
  for (const auto& function : functions_) search.Visit(function.get());
}

Function* FunctionTable::Find(std::string_view domain, std::string_view name,
                              std::string_view overload) const {
  const auto it = by_key_.find(Key{CanonicalDomain(domain), name, overload});
  return it == by_key_.end() ? nullptr : it->second;
}

void FunctionTable::CollectCalls(const google::protobuf::RepeatedPtrField<NodeProto>& nodes,
                                 int depth, std::vector<Call>* calls) {
  if (depth > kMaxDepth) return;
  for (const NodeProto& node : nodes) {
    size_ += SizeOf(node);
    if (Function* callee = Find(node.domain(), node.op_type(), node.overload())) {
      calls->push_back({callee, &node});
    }
    for (const AttributeProto& attribute : node.attribute()) {
      if (attribute.has_g()) CollectCalls(attribute.g().node(), depth + 1, calls);
      for (const GraphProto& graph : attribute.graphs()) {
        CollectCalls(graph.node(), depth + 1, calls);
      }
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
