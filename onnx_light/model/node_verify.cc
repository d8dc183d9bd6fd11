// SPDX-License-Identifier: Apache-2.0
//
// The members of LightOpSchema that read a NodeProto.
//
// Verify looks straight at the message and builds nothing for a node in order. Once it knows the
// first violation, it hands NodeCheck a view that shows just that, so that both word it alike.
#include <algorithm>

#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/proto_node.h"
#include "onnx_light/model/value_types.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {
namespace {

using Inputs = std::vector<std::optional<SchemaInputValue>>;

[[noreturn]] void Throw(const LightOpSchema& schema, const NodeView& node, Code code,
                        absl::Span<const ValueType> types = {}) {
  std::vector<Diagnostic> findings;
  NodeCheck(schema, node, types, &findings).Run();
  const auto first = std::find_if(findings.begin(), findings.end(),
                                  [&](const Diagnostic& d) { return d.code == code; });
  if (first != findings.end()) throw SchemaError(std::move(*first));
  throw SchemaError(Diagnostic(code, LocationOf(schema, node), "a node that breaks its schema",
                               SignatureOf(schema)));
}

[[noreturn]] void Throw(const LightOpSchema& schema, const NodeProto& node, Code code) {
  model::ProtoNode view;
  Throw(schema, view.Fill(node), code);
}

[[noreturn]] void ThrowAttribute(const LightOpSchema& schema, const NodeProto& node,
                                 const AttributeProto& attribute, Code code) {
  model::ProtoNode view;
  view.Fill(node);
  view.attributes() = {model::ViewOf(attribute)};
  view.AttributesChanged();
  Throw(schema, view.view(), code);
}

[[noreturn]] void ThrowOutputCount(const LightOpSchema& schema, const NodeProto& node) {
  if (schema.min_output() > schema.max_output()) {
    throw SchemaError(StrCat("schema ", schema.domain(), "::", schema.name(), "-",
                             schema.since_version(), ": found at least ", schema.min_output(),
                             " and at most ", schema.max_output(),
                             " outputs, expected a minimum not above the maximum"));
  }
  Throw(schema, node, Code::kOutputCount);
}

// `formal` is the parameter that the input at `index` counts for.
[[noreturn]] void ThrowType(const LightOpSchema& schema, const NodeProto& node, size_t index,
                            size_t formal, TensorType type) {
  model::ProtoNode filled;
  NodeView view = filled.Fill(node);
  std::vector<std::string_view> names(formal + 1);
  names.back() = index < view.inputs.size() ? view.inputs[index] : std::string_view();
  view.inputs = names;
  std::vector<ValueType> types(formal + 1);
  types.back() = {type};
  Throw(schema, view, Code::kTypeNotAllowed, types);
}

// The type of a value that Verify looks at; maps and opaque values are not among them.
struct TypeOfInput {
  TensorType operator()(const ValueInfoProto& value) const {
    return model::TensorTypeOf(value.type());
  }
  TensorType operator()(const symbolic::SymTensor& tensor) const { return tensor.Dtype(); }
  TensorType operator()(const symbolic::SymSequence& sequence) const { return sequence.Dtype(); }
};

void VerifyTypes(const LightOpSchema& schema, const NodeProto& node, const Inputs& inputs) {
  if (schema.inputs().empty()) return;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i]) continue;
    const TensorType type = std::visit(TypeOfInput(), *inputs[i]);
    if (type == TensorType::kUndefined) continue;
    const size_t formal = std::min(i, schema.inputs().size() - 1);
    const auto* constraint = schema.FindTypeConstraint(schema.inputs()[formal].type);
    if (constraint == nullptr) continue;
    const auto& allowed = constraint->allowed_type_strs;
    if (std::find(allowed.begin(), allowed.end(), type) == allowed.end()) {
      ThrowType(schema, node, i, formal, type);
    }
  }
}

void VerifyAttributes(const LightOpSchema& schema, const NodeProto& node) {
  for (const AttributeProto& attribute : node.attribute()) {
    const std::string& name = attribute.name();
    const AttributeParam* parameter = schema.FindAttribute(name);
    if (parameter == nullptr) {
      if (name.compare(0, 2, "__") == 0) continue;
      ThrowAttribute(schema, node, attribute, Code::kUnknownAttribute);
    }
    if (static_cast<AttributeType>(attribute.type()) != parameter->type) {
      ThrowAttribute(schema, node, attribute, Code::kAttributeType);
    }
  }
  for (const AttributeParam& parameter : schema.attributes()) {
    if (!parameter.required) continue;
    const auto names = [&](const AttributeProto& a) { return a.name() == parameter.name; };
    if (std::none_of(node.attribute().begin(), node.attribute().end(), names)) {
      Throw(schema, node, Code::kMissingAttribute);
    }
  }
}

}  // namespace

void LightOpSchema::Verify(const NodeProto& node, const Inputs* inputs) const {
  if (deprecated_) Throw(*this, node, Code::kDeprecatedOperator);
  if (node.op_type() != name_ || CanonicalDomain(node.domain()) != domain_) {
    Throw(*this, node, Code::kOperatorMismatch);
  }
  if (node.output_size() < min_output_ || node.output_size() > max_output_) {
    ThrowOutputCount(*this, node);
  }
  VerifyAttributes(*this, node);
  if (inputs != nullptr) VerifyTypes(*this, node, *inputs);
}

std::vector<Diagnostic> LightOpSchema::Check(const NodeProto& node,
                                             absl::Span<const InputType> inputs) const {
  model::ProtoNode view;
  return Check(view.Fill(node), inputs);
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
