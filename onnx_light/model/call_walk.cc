// SPDX-License-Identifier: Apache-2.0
//
// Nodes that call a function of the model.
#include <string>
#include <utility>

#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/model/graph_walk.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Quote;
using core::schema::AttributeType;
using core::schema::AttributeType_Name;
using core::schema::AttributeView;

void GraphWalk::Call(NodeState* node, Function* function) {
  if (!Expanding()) CheckCall(node, *function);
  if (node->faulty || !context_.calls.CanExpand(&context_, *function)) return;
  const Expansion& expansion =
      context_.calls.Expand(&context_, function, SignatureOf(*node, *function));
  for (const Diagnostic& fault : expansion.faults) {
    node->faulty = true;
    if (!Quiet() && context_.findings.Full(fault.code)) {
      context_.findings.Skip(fault.code);
      continue;
    }
    ReportNode(node, {fault.code, PlaceOf(*node),
                      StrCat(fault.found, " at ", core::diagnostics::ToString(fault.location)),
                      fault.expected, fault.hint});
  }
  if (Expanding()) {
    expansion_->more += expansion.more;
  } else if (expansion.more > 0 && !trial_) {
    context_.findings.Skip(expansion.faults.front().code, expansion.more);
  }
  for (size_t i = 0; i < node->outputs.size() && !node->faulty; ++i) {
    node->outputs[i] = expansion.outputs[i].type;
    if (!Inferring()) continue;
    node->made[i] = expansion.outputs[i];
    node->made[i].constant = false;
  }
}

void GraphWalk::CheckCall(NodeState* node, const Function& function) {
  CheckAttributeForms(node);
  const FunctionProto& proto = *function.proto;
  const auto check_count = [&](int found, int declared, const char* what) {
    if (found <= declared) return;
    ReportNode(node, {Code::kFunctionArity, PlaceOf(*node),
                      StrCat(found, " ", what, " for ", function.place),
                      StrCat("at most ", declared, ", which it declares")});
  };
  check_count(node->proto->input_size(), proto.input_size(), "inputs");
  check_count(node->proto->output_size(), proto.output_size(), "outputs");

  for (const AttributeView& attribute : node->filled.view().attributes) {
    const auto declared = function.attributes.find(attribute.name);
    if (declared == function.attributes.end()) {
      ReportUndeclaredAttribute(node, attribute, function);
      continue;
    }
    const AttributeType type = declared->second.default_value.type;
    if (type == AttributeType::UNDEFINED || type == attribute.type) continue;
    ReportNode(node, {Code::kAttributeType, PlaceOf(*node, attribute.name),
                      StrCat("attribute ", Quote(attribute.name), " of kind ",
                             AttributeType_Name(attribute.type)),
                      StrCat(AttributeType_Name(type), ", the kind of its default")});
  }
}

void GraphWalk::ReportUndeclaredAttribute(NodeState* node, const AttributeView& attribute,
                                          const Function& function) {
  std::string hint;
  if (context_.suggestions > 0 && function.attributes.size() <= kMaxCandidates) {
    --context_.suggestions;
    std::vector<std::string_view> names;
    for (const auto& [name, declared] : function.attributes) names.push_back(name);
    hint = core::diagnostics::DidYouMean(attribute.name, names);
  }
  ReportNode(node, {Code::kUnknownAttribute, PlaceOf(*node, attribute.name),
                    StrCat("attribute ", Quote(attribute.name)),
                    StrCat("an attribute that ", function.place, " declares"), std::move(hint)});
}

CallSignature GraphWalk::SignatureOf(const NodeState& node, const Function& function) const {
  const auto& view = node.filled.view();
  CallSignature call;
  call.has_values = Inferring() && context_.calls.CanFollowValues();
  call.inputs.resize(static_cast<size_t>(function.proto->input_size()));
  for (size_t i = 0; i < call.inputs.size(); ++i) {
    if (i < view.inputs.size() && !view.inputs[i].empty()) {
      if (call.has_values) call.inputs[i].value = *node.known[i];
      call.inputs[i].value.type = node.inputs[i];
    } else {
      call.inputs[i].absent = true;
    }
  }
  call.attributes.resize(function.attributes.size());
  for (const auto& [name, attribute] : function.attributes) {
    if (attribute.default_value.type != AttributeType::UNDEFINED) {
      call.attributes[attribute.index] = attribute.default_value;
    }
  }
  for (const AttributeView& attribute : view.attributes) {
    const auto declared = function.attributes.find(attribute.name);
    if (declared != function.attributes.end()) {
      call.attributes[declared->second.index] = attribute;
    }
  }
  return call;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
