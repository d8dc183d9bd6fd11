// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/node_check.h"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_set.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/core/types/type_expression.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

using diagnostics::Location;
using diagnostics::Quote;

namespace {

constexpr size_t kNoConstraint = static_cast<size_t>(-1);

// Findings of one node, and bytes of its name in each of them: a file may have a node with a
// million wrong attributes and a name of a million bytes.
constexpr size_t kMaxFindings = 1000;
constexpr size_t kMaxName = 1000;

std::string Count(size_t n, const char* noun) { return StrCat(n, " ", noun, n == 1 ? "" : "s"); }

std::string RangeText(int min, int max) {
  if (max == std::numeric_limits<int>::max()) return StrCat("at least ", min);
  if (min == max) return StrCat(min);
  return StrCat(min, " to ", max);
}

std::string NamesText(const std::vector<FormalParameter>& parameters) {
  if (parameters.empty()) return "";
  const auto append = [](std::string* out, const FormalParameter& p) {
    StrAppend(out, p.name,
              p.option == ParameterOption::kOptional   ? "?"
              : p.option == ParameterOption::kVariadic ? "..."
                                                       : "");
  };
  return StrCat(" (", StrJoin(parameters, ", ", append), ")");
}

// Types of one constraint for a message; the large sets are cut.
std::string AllowedText(const TypeConstraintParam& constraint) {
  constexpr size_t kShown = 16;
  std::vector<std::string_view> names;
  for (TensorType type : constraint.allowed_type_strs) names.emplace_back(ToTypeString(type));
  for (const std::string& expression : constraint.allowed_expressions) names.push_back(expression);
  const size_t more = names.size() > kShown ? names.size() - kShown : 0;
  names.resize(names.size() - more);
  return StrCat(names.size() + more == 1 ? "" : "one of ", StrJoin(names, ", "),
                more > 0 ? StrCat(" and ", more, " more") : "", " (", constraint.type_param_str,
                ")");
}

bool IsObject(AttributeType type) {
  constexpr uint32_t kObjects = AttributeView::Bit(AttributeType::TENSOR) |
                                AttributeView::Bit(AttributeType::GRAPH) |
                                AttributeView::Bit(AttributeType::SPARSE_TENSOR) |
                                AttributeView::Bit(AttributeType::TYPE_PROTO);
  return (kObjects & AttributeView::Bit(type)) != 0;
}

std::string FieldNames(uint32_t fields) {
  std::vector<std::string_view> names;
  for (int i = 1; i <= static_cast<int>(AttributeType::TYPE_PROTOS); ++i) {
    const auto type = static_cast<AttributeType>(i);
    if ((fields & AttributeView::Bit(type)) != 0) names.emplace_back(AttributeType_Name(type));
  }
  return StrJoin(names, " and ");
}

// The value of an attribute as a default of its kind would be.
AttributeDefault ValueOf(const AttributeView& attribute) {
  switch (attribute.type) {
    case AttributeType::INT:
      return attribute.i;
    case AttributeType::FLOAT:
      return static_cast<double>(attribute.f);
    case AttributeType::STRING:
      return std::string(attribute.s);
    case AttributeType::INTS:
      return std::vector<int64_t>(attribute.ints.begin(), attribute.ints.end());
    case AttributeType::FLOATS:
      return std::vector<double>(attribute.floats.begin(), attribute.floats.end());
    case AttributeType::STRINGS: {
      std::vector<std::string> strings;
      strings.reserve(attribute.strings.size());
      for (const std::string* s : attribute.strings) strings.push_back(*s);
      return strings;
    }
    default:
      return {};
  }
}

std::string ValueText(const AttributeDefault& value) {
  return diagnostics::Printable(DescribeValue(value));
}

}  // namespace

bool Allows(const TypeConstraintParam& constraint, const ValueType& type) {
  if (type.type != TensorType::kUndefined) {
    return absl::c_linear_search(constraint.allowed_type_strs, type.type);
  }
  return absl::c_any_of(constraint.allowed_expressions, [&](const std::string& expression) {
    return expression == type.expression ||
           types::CanonicalTypeExpression(expression) == type.expression;
  });
}

Location LocationOf(const LightOpSchema& schema, const NodeView& node) {
  Location location;
  location.node_name = node.name.substr(0, kMaxName);
  location.op_type = node.op_type;
  location.domain = CanonicalDomain(node.domain);
  location.since_version = schema.since_version();
  if (node.name.empty()) {
    for (std::string_view output : node.outputs) {
      if (!output.empty()) {
        location.output = output.substr(0, kMaxName);
        break;
      }
    }
  }
  return location;
}

NodeCheck::NodeCheck(const LightOpSchema& schema, const NodeView& node,
                     absl::Span<const ValueType> types, std::vector<Diagnostic>* out)
    : schema_(schema),
      node_(node),
      types_(types),
      out_(out),
      bindings_(schema.type_constraints().size()) {}

void NodeCheck::Run() {
  if (schema_.deprecated()) {
    Report(Code::kDeprecatedOperator, Here(), StrCat("the deprecated operator ", schema_.name()),
           StrCat("another one; ", schema_.name(), " is deprecated since version ",
                  schema_.since_version(), " of ", schema_.domain()));
    return;
  }
  CheckOperator();
  CheckInputCount();
  CheckOutputCount();
  CheckAttributes();
  CheckTypes();
}

void NodeCheck::CheckOperator() {
  if (node_.op_type == schema_.name() && CanonicalDomain(node_.domain) == schema_.domain()) return;
  Report(Code::kOperatorMismatch, Here(),
         StrCat("a node of ", CanonicalDomain(node_.domain), "::", node_.op_type),
         StrCat("one of ", schema_.domain(), "::", schema_.name()));
}

void NodeCheck::CheckInputCount() {
  const Arity arity = ArityOf(schema_.inputs());
  const size_t count = node_.inputs.size();
  if (count < static_cast<size_t>(arity.min) || count > static_cast<size_t>(arity.max)) {
    std::string hint;
    if (count > static_cast<size_t>(arity.max)) {
      hint =
          StrCat(Quote(node_.inputs[static_cast<size_t>(arity.max)]), " is the first one too many");
    }
    Report(Code::kInputCount, Here(), Count(count, "input"),
           StrCat(RangeText(arity.min, arity.max), NamesText(schema_.inputs())), std::move(hint));
  }
  for (size_t i = 0; i < std::min(count, schema_.inputs().size()); ++i) {
    const FormalParameter& parameter = schema_.inputs()[i];
    if (!node_.inputs[i].empty() || parameter.option == ParameterOption::kOptional ||
        i >= static_cast<size_t>(arity.min)) {
      continue;
    }
    Location location = Here();
    location.input = parameter.name;
    Report(Code::kMissingInput, std::move(location),
           StrCat("an empty name for input ", i, " '", parameter.name, "'"),
           "the name of a value, since this input is required");
  }
}

void NodeCheck::CheckOutputCount() {
  const size_t count = node_.outputs.size();
  const auto min = static_cast<size_t>(schema_.min_output());
  const auto max = static_cast<size_t>(schema_.max_output());
  if (count < min || count > max) {
    Report(Code::kOutputCount, Here(), Count(count, "output"),
           StrCat(RangeText(schema_.min_output(), schema_.max_output()),
                  NamesText(schema_.outputs())));
  }
  for (size_t i = 0; i < std::min(count, schema_.outputs().size()); ++i) {
    const FormalParameter& parameter = schema_.outputs()[i];
    if (!node_.outputs[i].empty() || parameter.option != ParameterOption::kSingle) continue;
    Location location = Here();
    location.output = parameter.name;
    Report(Code::kMissingOutput, std::move(location),
           StrCat("an empty name for output ", i, " '", parameter.name, "'"),
           "a name, since this output is required");
  }
}

void NodeCheck::CheckAttributes() {
  // Nodes have few attributes; a file with very many must not cost their square.
  constexpr size_t kFew = 32;
  absl::flat_hash_set<std::string_view, StringHash> seen;
  const bool many = node_.attributes.size() > kFew;
  for (size_t i = 0; i < node_.attributes.size() && out_->size() < kMaxFindings; ++i) {
    const AttributeView& attribute = node_.attributes[i];
    const bool repeated =
        many ? !seen.insert(attribute.name).second
             : std::any_of(node_.attributes.begin(), node_.attributes.begin() + i,
                           [&](const AttributeView& a) { return a.name == attribute.name; });
    if (repeated) {
      Location location = Here();
      location.attribute = attribute.name;
      Report(Code::kDuplicateAttribute, std::move(location),
             StrCat("attribute ", Quote(attribute.name), " again"),
             "each attribute of a node once");
      continue;
    }
    CheckAttribute(attribute);
  }
  for (const AttributeParam& parameter : schema_.attributes()) {
    if (out_->size() >= kMaxFindings) return;
    if (!parameter.required) continue;
    const bool present =
        many ? seen.contains(parameter.name)
             : std::any_of(node_.attributes.begin(), node_.attributes.end(),
                           [&](const AttributeView& a) { return a.name == parameter.name; });
    if (present) continue;
    Location location = Here();
    location.attribute = parameter.name;
    Report(Code::kMissingAttribute, std::move(location),
           StrCat("no attribute '", parameter.name, "'"),
           StrCat("one of kind ", AttributeType_Name(parameter.type), ", since ", schema_.name(),
                  " requires it"));
  }
}

void NodeCheck::CheckAttribute(const AttributeView& attribute) {
  // Names with two leading underscores are internal to a tool and always accepted.
  if (attribute.name.substr(0, 2) == "__") return;
  const AttributeParam* parameter = schema_.FindAttribute(attribute.name);
  if (parameter == nullptr) return ReportUnknownAttribute(attribute);

  const auto fault = [&](std::string found, std::string expected) {
    Location location = Here();
    location.attribute = attribute.name;
    Report(Code::kAttributeType, std::move(location), std::move(found), std::move(expected));
  };
  const char* declared = AttributeType_Name(parameter->type);
  if (attribute.type != parameter->type) {
    return fault(
        StrCat("attribute '", parameter->name, "' of kind ", AttributeType_Name(attribute.type)),
        declared);
  }
  const uint32_t other_fields = attribute.fields & ~AttributeView::Bit(attribute.type);
  if (other_fields != 0) {
    return fault(StrCat("attribute '", parameter->name, "' with a value of kind ",
                        FieldNames(attribute.fields)),
                 StrCat("one value of kind ", declared));
  }
  if (!attribute.ref_attr_name.empty()) {
    if (attribute.fields != 0) {
      fault(StrCat("attribute '", parameter->name, "' with a value and a reference to ",
                   Quote(attribute.ref_attr_name)),
            "one of the two");
    }
    return;
  }
  // Numbers and strings left out by a writer that skips defaults read as 0 or "".
  if (attribute.fields == 0 && IsObject(attribute.type)) {
    return fault(StrCat("attribute '", parameter->name, "' without a value"),
                 StrCat("a value of kind ", declared));
  }
  if (!parameter->allowed_values.empty()) CheckAttributeValue(attribute, *parameter);
}

void NodeCheck::CheckAttributeValue(const AttributeView& attribute,
                                    const AttributeParam& parameter) {
  const AttributeDefault value = ValueOf(attribute);
  if (absl::c_linear_search(parameter.allowed_values, value)) return;
  constexpr size_t kShown = 16;
  std::vector<std::string> allowed;
  std::vector<std::string_view> names;
  for (const AttributeDefault& one : parameter.allowed_values) {
    if (allowed.size() < kShown) allowed.push_back(ValueText(one));
    if (const auto* text = std::get_if<std::string>(&one)) names.push_back(*text);
  }
  const size_t more = parameter.allowed_values.size() - allowed.size();
  const auto* text = std::get_if<std::string>(&value);
  Location location = Here();
  location.attribute = attribute.name;
  Report(Code::kAttributeValue, std::move(location),
         StrCat(ValueText(value), " for attribute '", parameter.name, "'"),
         StrCat(allowed.size() + more == 1 ? "" : "one of ", StrJoin(allowed, ", "),
                more > 0 ? StrCat(" and ", more, " more") : ""),
         text == nullptr ? "" : diagnostics::DidYouMean(*text, names));
}

void NodeCheck::ReportUnknownAttribute(const AttributeView& attribute) {
  std::vector<std::string_view> names;
  for (const AttributeParam& a : schema_.attributes()) names.push_back(a.name);
  std::string hint = diagnostics::DidYouMean(attribute.name, names);
  for (size_t i = 0; i < schema_.inputs().size(); ++i) {
    if (schema_.inputs()[i].name == attribute.name) {
      hint = StrCat("'", schema_.inputs()[i].name, "' is input ", i, " of ", schema_.name(), "-",
                    schema_.since_version(), ", not an attribute");
    }
  }
  constexpr size_t kShown = 64;  // More than any operator of ONNX has.
  const size_t shown = std::min(names.size(), kShown);
  const size_t more = names.size() - shown;
  Location location = Here();
  location.attribute = attribute.name;
  Report(Code::kUnknownAttribute, std::move(location), StrCat("attribute ", Quote(attribute.name)),
         names.empty() ? StrCat("no attributes for ", schema_.name(), "-", schema_.since_version())
                       : StrCat("one of ", StrJoin(absl::MakeSpan(names).first(shown), ", "),
                                more > 0 ? StrCat(" and ", more, " more") : ""),
         std::move(hint));
}

void NodeCheck::CheckTypes() {
  const size_t count = std::min(types_.size(), node_.inputs.size());
  for (size_t i = 0; i < count && out_->size() < kMaxFindings; ++i) {
    if (!types_[i].Known()) continue;
    const FormalParameter* parameter = ParameterAt(schema_.inputs(), i);
    if (parameter == nullptr) return;  // Too many inputs, reported already.
    CheckType(i, *parameter);
  }
}

void NodeCheck::CheckType(size_t index, const FormalParameter& parameter) {
  if (parameter.type.empty()) return;
  const size_t constraint = ConstraintIndex(parameter.type);
  if (constraint == kNoConstraint) {
    if (types_[index].Text() != parameter.type) ReportType(index, parameter, parameter.type);
    return;
  }
  if (!Allows(schema_.type_constraints()[constraint], types_[index])) {
    bindings_[constraint].faulty = true;
    return ReportType(index, parameter, AllowedText(schema_.type_constraints()[constraint]));
  }
  if (parameter.homogeneous) CheckBinding(index, parameter, constraint);
}

void NodeCheck::CheckBinding(size_t index, const FormalParameter& parameter, size_t constraint) {
  Binding& binding = bindings_[constraint];
  if (!binding.type.Known()) {
    binding.type = types_[index];
    binding.input = index;
    return;
  }
  if (binding.type == types_[index] || binding.faulty) return;
  binding.faulty = true;
  Location location = Here();
  location.input = parameter.name;
  location.value = node_.inputs[index];
  Report(Code::kTypeBinding, std::move(location),
         StrCat(types_[index].Text(), " for input '", parameter.name, "' (",
                Quote(node_.inputs[index]), ")"),
         StrCat(binding.type.Text(), ", to which ",
                schema_.type_constraints()[constraint].type_param_str, " is bound by ",
                Quote(node_.inputs[binding.input])));
}

void NodeCheck::ReportType(size_t index, const FormalParameter& parameter, std::string expected) {
  Location location = Here();
  location.input = parameter.name;
  location.value = node_.inputs[index];
  Report(Code::kTypeNotAllowed, std::move(location),
         StrCat(diagnostics::Printable(types_[index].Text()), " for input '", parameter.name, "' (",
                Quote(node_.inputs[index]), ")"),
         std::move(expected));
}

ValueType NodeCheck::OutputType(size_t index) const {
  const FormalParameter* parameter = ParameterAt(schema_.outputs(), index);
  if (parameter == nullptr || parameter->type.empty()) return {};
  const size_t constraint = ConstraintIndex(parameter->type);
  if (constraint == kNoConstraint) {
    const auto type = onnx_proto::TensorTypeFromString(parameter->type);
    return type ? ValueType{*type} : ValueType{TensorType::kUndefined, parameter->type};
  }
  const Binding& binding = bindings_[constraint];
  if (binding.faulty) return {};
  if (parameter->homogeneous && binding.type.Known()) return binding.type;
  const TypeConstraintParam& allowed = schema_.type_constraints()[constraint];
  if (allowed.allowed_type_strs.size() == 1 && allowed.allowed_expressions.empty()) {
    return {allowed.allowed_type_strs.front()};
  }
  return {};
}

size_t NodeCheck::ConstraintIndex(std::string_view type) const {
  const TypeConstraintParam* constraint = schema_.FindTypeConstraint(type);
  return constraint == nullptr
             ? kNoConstraint
             : static_cast<size_t>(constraint - schema_.type_constraints().data());
}

Location NodeCheck::Here() const { return LocationOf(schema_, node_); }

void NodeCheck::Report(Code code, Location location, std::string found, std::string expected,
                       std::string hint) {
  out_->emplace_back(code, std::move(location), std::move(found), std::move(expected),
                     std::move(hint));
}

std::vector<Diagnostic> LightOpSchema::Check(const NodeView& node,
                                             absl::Span<const InputType> inputs) const {
  struct TypeOf {
    ValueType operator()(TensorType type) const { return {type}; }
    ValueType operator()(const symbolic::SymTensor& tensor) const { return {tensor.Dtype()}; }
    ValueType operator()(const symbolic::SymSequence& sequence) const { return {sequence.Dtype()}; }
    ValueType operator()(const TypeExpression& expression) const {
      return {TensorType::kUndefined, expression.text};
    }
  };
  absl::InlinedVector<ValueType, 8> types;
  for (const InputType& input : inputs) {
    types.push_back(input ? std::visit(TypeOf(), *input) : ValueType());
  }
  std::vector<Diagnostic> diagnostics;
  NodeCheck(*this, node, types, &diagnostics).Run();
  return diagnostics;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
