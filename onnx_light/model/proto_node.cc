// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/proto_node.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::schema::AttributeType;
using core::schema::AttributeView;
using core::schema::NodeView;

namespace {

// Which of an attribute's value fields are set.
uint32_t FieldsOf(const AttributeProto& a) {
  const auto bit = [](bool set, AttributeType type) {
    return static_cast<uint32_t>(set) << static_cast<uint32_t>(type);
  };
  return bit(a.has_f(), AttributeType::FLOAT) | bit(a.has_i(), AttributeType::INT) |
         bit(a.has_s(), AttributeType::STRING) | bit(a.has_t(), AttributeType::TENSOR) |
         bit(a.has_g(), AttributeType::GRAPH) | bit(a.has_tp(), AttributeType::TYPE_PROTO) |
         bit(a.has_sparse_tensor(), AttributeType::SPARSE_TENSOR) |
         bit(a.floats_size() != 0, AttributeType::FLOATS) |
         bit(a.ints_size() != 0, AttributeType::INTS) |
         bit(a.strings_size() != 0, AttributeType::STRINGS) |
         bit(a.tensors_size() != 0, AttributeType::TENSORS) |
         bit(a.graphs_size() != 0, AttributeType::GRAPHS) |
         bit(a.type_protos_size() != 0, AttributeType::TYPE_PROTOS) |
         bit(a.sparse_tensors_size() != 0, AttributeType::SPARSE_TENSORS);
}

template <typename T>
absl::Span<const T> SpanOf(const google::protobuf::RepeatedField<T>& field) {
  return absl::MakeConstSpan(field.data(), static_cast<size_t>(field.size()));
}

// The values are the caller's to read by kind, so only the one of the attribute's kind is shown.
void FillValue(const AttributeProto& a, AttributeView* view) {
  switch (view->type) {
    case AttributeType::FLOAT:
      view->f = a.f();
      break;
    case AttributeType::INT:
      view->i = a.i();
      break;
    case AttributeType::STRING:
      view->s = a.s();
      break;
    case AttributeType::FLOATS:
      view->floats = SpanOf(a.floats());
      break;
    case AttributeType::INTS:
      view->ints = SpanOf(a.ints());
      break;
    case AttributeType::STRINGS:
      view->strings =
          absl::MakeConstSpan(a.strings().data(), static_cast<size_t>(a.strings_size()));
      break;
    case AttributeType::UNDEFINED:
      break;
    default:
      view->object = &a;
  }
}

void FillAttribute(const AttributeProto& attribute, AttributeView* view) {
  view->name = attribute.name();
  view->type = static_cast<AttributeType>(attribute.type());
  view->fields = FieldsOf(attribute);
  if (attribute.has_ref_attr_name()) view->ref_attr_name = attribute.ref_attr_name();
  FillValue(attribute, view);
}

AttributeType OnlyKind(uint32_t fields) {
  for (int i = 1; i <= static_cast<int>(AttributeType::TYPE_PROTOS); ++i) {
    const auto type = static_cast<AttributeType>(i);
    if (fields == AttributeView::Bit(type)) return type;
  }
  return AttributeType::UNDEFINED;
}

}  // namespace

AttributeView ViewOf(const AttributeProto& attribute) {
  AttributeView view;
  FillAttribute(attribute, &view);
  return view;
}

const NodeView& ProtoNode::Fill(const NodeProto& node, bool infer_kinds) {
  const auto inputs = static_cast<size_t>(node.input_size());
  const auto outputs = static_cast<size_t>(node.output_size());
  names_.resize(inputs + outputs);
  std::string_view* name = names_.data();
  for (const std::string& input : node.input()) *name++ = input;
  for (const std::string& output : node.output()) *name++ = output;

  attributes_.clear();
  for (const AttributeProto& attribute : node.attribute()) {
    AttributeView& view = attributes_.emplace_back();
    FillAttribute(attribute, &view);
    if (infer_kinds && view.type == AttributeType::UNDEFINED) {
      view.type = OnlyKind(view.fields);
      FillValue(attribute, &view);
    }
  }

  view_.name = node.name();
  view_.op_type = node.op_type();
  view_.domain = node.domain();
  view_.overload = node.overload();
  view_.inputs = absl::MakeConstSpan(names_.data(), inputs);
  view_.outputs = absl::MakeConstSpan(names_.data() + inputs, outputs);
  view_.attributes = attributes_;
  return view_;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
