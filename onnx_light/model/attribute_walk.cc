// SPDX-License-Identifier: Apache-2.0
//
// Attributes of nodes: what no schema says of them, and what they contain.
#include <algorithm>
#include <string>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "onnx_light/model/graph_walk.h"
#include "onnx_light/model/tensor_check.h"
#include "onnx_light/model/type_check.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Printable;
using core::diagnostics::Quote;
using core::schema::AttributeType;
using core::schema::AttributeType_Name;
using core::schema::AttributeView;

namespace {

constexpr uint32_t kGraphFields =
    AttributeView::Bit(AttributeType::GRAPH) | AttributeView::Bit(AttributeType::GRAPHS);
constexpr uint32_t kContentFields =
    AttributeView::Bit(AttributeType::TENSOR) | AttributeView::Bit(AttributeType::TENSORS) |
    AttributeView::Bit(AttributeType::SPARSE_TENSOR) |
    AttributeView::Bit(AttributeType::SPARSE_TENSORS) |
    AttributeView::Bit(AttributeType::TYPE_PROTO) | AttributeView::Bit(AttributeType::TYPE_PROTOS);

}  // namespace

void GraphWalk::WalkAttributes(NodeState* node) {
  const NodeProto& proto = *node->proto;
  // A body that the node's rule left alone never runs, so what it computes is of no account.
  const bool outer = dead_;
  dead_ = outer || node->inferred;
  for (int i = 0; i < proto.attribute_size(); ++i) {
    const AttributeProto& attribute = proto.attribute(i);
    if (!Quiet()) {
      const AttributeView& view = node->filled.view().attributes[static_cast<size_t>(i)];
      if (!view.ref_attr_name.empty()) CheckReference(node, view);
      if ((view.fields & kContentFields) != 0) {
        CheckAttributeContent(attribute, [&] { return PlaceOf(*node, attribute.name()); });
      }
      if ((view.fields & kGraphFields) == 0) continue;
    }
    const auto step = [&] { return StepOf(*node, attribute.name()); };
    const auto& walked = node->walked;
    if (attribute.has_g() &&
        std::find(walked.begin(), walked.end(), &attribute.g()) == walked.end()) {
      WalkSubgraph(attribute.g(), step());
    }
    for (int g = 0; g < attribute.graphs_size(); ++g) {
      WalkSubgraph(attribute.graphs(g), StrCat(step(), "[", g, "]"));
    }
  }
  dead_ = outer;
}

std::string GraphWalk::StepOf(const NodeState& node, std::string_view attribute) {
  return StrCat("/node[", node.index, ":", Printable(node.proto->op_type(), kMaxStepName), "].",
                Printable(attribute, kMaxStepName));
}

void GraphWalk::CheckAttributeContent(const AttributeProto& attribute,
                                      absl::FunctionRef<Location()> place) {
  const TensorContext tensors{place, context_.external_data};
  const auto report = [this](Diagnostic finding) { Report(std::move(finding)); };
  if (attribute.has_t()) CheckTensor(attribute.t(), tensors, report);
  for (const TensorProto& tensor : attribute.tensors()) CheckTensor(tensor, tensors, report);
  if (attribute.has_sparse_tensor()) {
    CheckSparseTensor(attribute.sparse_tensor(), tensors, report);
  }
  for (const SparseTensorProto& tensor : attribute.sparse_tensors()) {
    CheckSparseTensor(tensor, tensors, report);
  }
  if (attribute.has_tp()) CheckType(attribute.tp(), place, &context_.findings);
  for (const TypeProto& type : attribute.type_protos()) {
    CheckType(type, place, &context_.findings);
  }
}

void GraphWalk::CheckReference(NodeState* node, const AttributeView& attribute) {
  const auto report = [&](Code code, std::string found, std::string expected) {
    ReportNode(node, {code, PlaceOf(*node, attribute.name), std::move(found), std::move(expected)});
  };
  const std::string found = StrCat("attribute ", Quote(attribute.name), " as a reference to ",
                                   Quote(attribute.ref_attr_name));
  if (function_ == nullptr) {
    return report(Code::kAttributeReference, StrCat(found, " outside a function"), "a value");
  }
  const auto declared = function_->attributes.find(attribute.ref_attr_name);
  if (declared == function_->attributes.end()) {
    return report(Code::kAttributeReference, found, "an attribute that the function declares");
  }
  const AttributeType type = declared->second.default_value.type;
  if (type != AttributeType::UNDEFINED && type != attribute.type) {
    report(Code::kAttributeType,
           StrCat(found, ", whose default is of kind ", AttributeType_Name(type)),
           AttributeType_Name(attribute.type));
  }
}

// In an expansion, attributes are what the call makes of the references.
void GraphWalk::BindReferences(NodeState* node) {
  std::vector<AttributeView>& attributes = node->filled.attributes();
  const auto left_out = [&](const AttributeView& attribute) {
    if (attribute.ref_attr_name.empty()) return false;
    const auto declared = function_->attributes.find(attribute.ref_attr_name);
    if (declared == function_->attributes.end()) return false;
    const auto& given = call_->attributes[declared->second.index];
    if (given && given->type != attribute.type) {
      ReportNode(node, {Code::kAttributeType, PlaceOf(*node, attribute.name),
                        StrCat("attribute ", Quote(attribute.name), " given by ",
                               Quote(attribute.ref_attr_name), " of kind ",
                               AttributeType_Name(given->type)),
                        AttributeType_Name(attribute.type)});
    }
    return !given;
  };
  attributes.erase(std::remove_if(attributes.begin(), attributes.end(), left_out),
                   attributes.end());
  if (call_->has_values && !node->faulty) {
    for (AttributeView& attribute : attributes) GiveValue(&attribute);
  }
  node->filled.AttributesChanged();
}

// A graph belongs to the place where it stands and not to the body that a call hands it to.
void GraphWalk::GiveValue(AttributeView* attribute) const {
  if (attribute->ref_attr_name.empty() || attribute->type == AttributeType::GRAPH ||
      attribute->type == AttributeType::GRAPHS) {
    return;
  }
  const auto declared = function_->attributes.find(attribute->ref_attr_name);
  if (declared == function_->attributes.end()) return;
  const std::string_view name = attribute->name;
  *attribute = *call_->attributes[declared->second.index];
  attribute->name = name;
}

// Where no schema is known, an attribute must at least be one thing, and be there once.
void GraphWalk::CheckAttributeForms(NodeState* node) {
  absl::flat_hash_set<std::string_view, core::StringHash> names;
  for (const AttributeView& attribute : node->filled.view().attributes) {
    const auto report = [&](Code code, const std::string& what, std::string expected) {
      ReportNode(node, {code, PlaceOf(*node, attribute.name),
                        StrCat("attribute ", Quote(attribute.name), what), std::move(expected)});
    };
    const uint32_t own = AttributeView::Bit(attribute.type);
    if (attribute.name.empty()) {
      report(Code::kMissingField, " without a name", "a name");
    } else if (!names.insert(attribute.name).second) {
      report(Code::kDuplicateAttribute, " again", "each attribute of a node once");
    } else if (attribute.type == AttributeType::UNDEFINED) {
      report(Code::kAttributeType, " without a kind", "the kind of its value in field type");
    } else if ((attribute.fields & ~own) != 0) {
      report(Code::kAttributeType, " with a value of another kind",
             StrCat("one value of kind ", AttributeType_Name(attribute.type)));
    } else if (attribute.fields != 0 && !attribute.ref_attr_name.empty()) {
      report(Code::kAttributeType, " with a value and a reference", "one of the two");
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
