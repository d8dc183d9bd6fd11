// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/light_op_schema.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <tuple>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {
namespace {

// Shortest digits that give back the same float: attribute defaults are floats in ONNX.
std::string FloatRepr(double value) {
  char digits[64];
  const auto end = std::to_chars(digits, digits + sizeof(digits), static_cast<float>(value)).ptr;
  return std::string(digits, end);
}

template <typename T, typename Format>
std::string ListRepr(const std::vector<T>& values, Format format) {
  return StrCat(
      "[", StrJoin(values, ", ", [&](std::string* out, const T& v) { *out += format(v); }), "]");
}

struct DefaultPrinter {
  std::string operator()(std::monostate) const { return ""; }
  std::string operator()(int64_t v) const { return StrCat(v); }
  std::string operator()(double v) const { return FloatRepr(v); }
  std::string operator()(const std::string& v) const { return v; }
  std::string operator()(const std::vector<int64_t>& v) const {
    return ListRepr(v, [](int64_t i) { return StrCat(i); });
  }
  std::string operator()(const std::vector<double>& v) const { return ListRepr(v, FloatRepr); }
  std::string operator()(const std::vector<std::string>& v) const {
    return ListRepr(v, [](const std::string& s) { return s; });
  }
};

[[noreturn]] void ThrowRepeated(const std::string& schema, const char* what,
                                const std::string& name) {
  throw SchemaError(StrCat("schema ", schema, ": found two ", what, " named '", name,
                           "', expected names that differ"));
}

const std::string& NameOf(const TypeConstraintParam& c) { return c.type_param_str; }
template <typename T>
const std::string& NameOf(const T& entry) {
  return entry.name;
}

// The usual handful of entries is looked through, more of them are sorted.
constexpr size_t kFew = 32;

template <typename T>
std::vector<uint32_t> OrderByName(const std::vector<T>& entries) {
  std::vector<uint32_t> order;
  if (entries.size() <= kFew) return order;
  order.resize(entries.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](uint32_t a, uint32_t b) { return NameOf(entries[a]) < NameOf(entries[b]); });
  return order;
}

template <typename T>
const T* FindByName(const std::vector<T>& entries, const std::vector<uint32_t>& order,
                    std::string_view name) {
  if (order.empty()) {
    const auto it = std::find_if(entries.begin(), entries.end(),
                                 [&](const T& entry) { return NameOf(entry) == name; });
    return it == entries.end() ? nullptr : &*it;
  }
  const auto it =
      std::lower_bound(order.begin(), order.end(), name,
                       [&](uint32_t i, std::string_view n) { return NameOf(entries[i]) < n; });
  return it != order.end() && NameOf(entries[*it]) == name ? &entries[*it] : nullptr;
}

template <typename T>
void RequireUnique(const std::vector<T>& entries, const char* what, const std::string& schema) {
  absl::flat_hash_set<std::string_view, StringHash> seen;
  for (size_t i = 0; i < entries.size(); ++i) {
    const std::string& own = NameOf(entries[i]);
    const bool repeated = entries.size() > kFew
                              ? !seen.insert(own).second
                              : std::any_of(entries.begin(), entries.begin() + i,
                                            [&](const T& e) { return NameOf(e) == own; });
    if (repeated) ThrowRepeated(schema, what, own);
  }
}

auto Fields(const FormalParameter& p) {
  return std::tie(p.name, p.description, p.type, p.option, p.homogeneous, p.min_arity,
                  p.differentiation);
}
auto Fields(const AttributeParam& a) {
  return std::tie(a.name, a.description, a.type, a.required, a.default_value, a.allowed_values);
}
auto Fields(const TypeConstraintParam& c) {
  return std::tie(c.type_param_str, c.allowed_type_strs, c.description, c.allowed_expressions);
}

template <typename T>
bool SameEntries(const std::vector<T>& a, const std::vector<T>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const T& x, const T& y) { return Fields(x) == Fields(y); });
}

template <typename T>
void ClearDescriptions(std::vector<T>& entries) {
  for (T& entry : entries) std::string().swap(entry.description);
}

void AppendParameters(const std::vector<FormalParameter>& parameters, std::string* out) {
  *out += '(';
  const char* separator = "";
  for (const FormalParameter& p : parameters) {
    const char* mark = p.option == ParameterOption::kOptional   ? "?"
                       : p.option != ParameterOption::kVariadic ? ""
                       : p.min_arity == 0                       ? "...?"
                                                                : "...";
    StrAppend(out, separator, p.name, mark, ": ", p.type.empty() ? "any" : p.type.c_str());
    separator = ", ";
  }
  *out += ')';
}

}  // namespace

std::string AttributeDefaultRepr(const AttributeDefault& d) {
  return std::visit(DefaultPrinter(), d);
}

std::string DescribeValue(const AttributeDefault& value) {
  const auto quote = [](const std::string& text) {
    return StrCat("'", diagnostics::Printable(text, std::string::npos), "'");
  };
  if (const auto* text = std::get_if<std::string>(&value)) return quote(*text);
  if (const auto* texts = std::get_if<std::vector<std::string>>(&value)) {
    return ListRepr(*texts, quote);
  }
  return AttributeDefaultRepr(value);
}

SchemaError::SchemaError(Diagnostic diagnostic)
    : std::runtime_error(diagnostics::ToString(diagnostic)),
      diagnostic_(std::make_shared<const Diagnostic>(std::move(diagnostic))) {}

Arity ArityOf(const std::vector<FormalParameter>& parameters) {
  Arity arity{0, static_cast<int>(parameters.size())};
  for (size_t i = 0; i < parameters.size(); ++i) {
    const FormalParameter& p = parameters[i];
    const int index = static_cast<int>(i);
    if (p.option == ParameterOption::kSingle) arity.min = index + 1;
    if (p.option == ParameterOption::kVariadic) {
      arity.min = index + p.min_arity;
      arity.max = std::numeric_limits<int>::max();
    }
  }
  return arity;
}

LightOpSchema::LightOpSchema(std::string name, std::string domain, int since_version,
                             std::string doc, std::vector<FormalParameter> inputs,
                             std::vector<FormalParameter> outputs,
                             std::vector<TypeConstraintParam> type_constraints,
                             bool has_function_implementation, bool init_doc)
    : LightOpSchema(std::move(name), std::move(domain), since_version, std::move(doc),
                    std::move(inputs), std::move(outputs), std::move(type_constraints), {},
                    has_function_implementation, init_doc) {}

LightOpSchema::LightOpSchema(std::string name, std::string domain, int since_version,
                             std::string doc, std::vector<FormalParameter> inputs,
                             std::vector<FormalParameter> outputs,
                             std::vector<TypeConstraintParam> type_constraints,
                             std::vector<AttributeParam> attributes,
                             bool has_function_implementation, bool init_doc)
    : name_(std::move(name)),
      domain_(std::move(domain)),
      since_version_(since_version),
      doc_(std::move(doc)),
      inputs_(std::move(inputs)),
      outputs_(std::move(outputs)),
      type_constraints_(std::move(type_constraints)),
      attributes_(std::move(attributes)),
      has_function_implementation_(has_function_implementation) {
  if (domain_.empty()) domain_ = kOnnxDomain;
  const Arity arity = ArityOf(outputs_);
  min_output_ = arity.min;
  max_output_ = arity.max;
  Validate();
  attribute_order_ = OrderByName(attributes_);
  constraint_order_ = OrderByName(type_constraints_);
  if (!init_doc) ClearDocs();
}

void LightOpSchema::Validate() const {
  if (name_.empty()) {
    throw SchemaError("schema: found an empty operator name, expected a name");
  }
  const std::string id = StrCat(domain_, "::", name_, "-", since_version_);
  if (since_version_ < 1) {
    throw SchemaError(
        StrCat("schema ", id, ": found version ", since_version_, ", expected 1 or more"));
  }
  RequireUnique(inputs_, "inputs", id);
  RequireUnique(outputs_, "outputs", id);
  RequireUnique(attributes_, "attributes", id);
  RequireUnique(type_constraints_, "type parameters", id);
  for (const TypeConstraintParam& c : type_constraints_) {
    if (c.allowed_type_strs.empty() && c.allowed_expressions.empty()) {
      throw SchemaError(StrCat("schema ", id, ": found type parameter '", c.type_param_str,
                               "' without types, expected at least one"));
    }
  }
  for (const AttributeParam& a : attributes_) {
    if (a.required && !std::holds_alternative<std::monostate>(a.default_value)) {
      throw SchemaError(StrCat("schema ", id, ": found a default of the required attribute '",
                               a.name, "', expected none"));
    }
  }
}

void LightOpSchema::ClearDocs() {
  std::string().swap(doc_);
  ClearDescriptions(inputs_);
  ClearDescriptions(outputs_);
  ClearDescriptions(type_constraints_);
  ClearDescriptions(attributes_);
}

int LightOpSchema::min_input() const { return ArityOf(inputs_).min; }
int LightOpSchema::max_input() const { return ArityOf(inputs_).max; }

LightOpSchema& LightOpSchema::set_min_output(int v) {
  min_output_ = v;
  return *this;
}
LightOpSchema& LightOpSchema::set_max_output(int v) {
  max_output_ = v;
  return *this;
}
LightOpSchema& LightOpSchema::set_deprecated(bool v) {
  deprecated_ = v;
  return *this;
}
LightOpSchema& LightOpSchema::set_node_determinism(NodeDeterminism v) {
  node_determinism_ = v;
  return *this;
}
LightOpSchema& LightOpSchema::set_support_level(SupportLevel v) {
  support_level_ = v;
  return *this;
}

LightOpSchema& LightOpSchema::set_extension(std::shared_ptr<const ExtensionSpec> v) {
  extension_ = std::move(v);
  return *this;
}

const AttributeParam* LightOpSchema::FindAttribute(std::string_view name) const {
  return FindByName(attributes_, attribute_order_, name);
}

const TypeConstraintParam* LightOpSchema::FindTypeConstraint(std::string_view name) const {
  return FindByName(type_constraints_, constraint_order_, name);
}

bool operator==(const LightOpSchema& a, const LightOpSchema& b) {
  const auto facts = [](const LightOpSchema& s) {
    return std::tie(s.name_, s.domain_, s.since_version_, s.doc_, s.has_function_implementation_,
                    s.min_output_, s.max_output_, s.deprecated_, s.node_determinism_,
                    s.support_level_, s.extension_);
  };
  return facts(a) == facts(b) && SameEntries(a.inputs_, b.inputs_) &&
         SameEntries(a.outputs_, b.outputs_) && SameEntries(a.attributes_, b.attributes_) &&
         SameEntries(a.type_constraints_, b.type_constraints_);
}

std::vector<LightOpSchema> StripDocs(const std::vector<LightOpSchema>& schemas) {
  std::vector<LightOpSchema> stripped = schemas;
  for (LightOpSchema& schema : stripped) schema.ClearDocs();
  return stripped;
}

std::vector<LightOpSchema> CollectSchemasFromBuilders(
    const std::map<std::string, SchemaBuilder>& builders, const std::string& op_type,
    bool init_doc) {
  std::vector<LightOpSchema> schemas;
  const auto collect = [&](const SchemaBuilder& builder) {
    std::vector<LightOpSchema> history = init_doc ? builder() : StripDocs(builder());
    std::move(history.begin(), history.end(), std::back_inserter(schemas));
  };
  if (op_type.empty()) {
    for (const auto& [name, builder] : builders) collect(builder);
  } else if (const auto it = builders.find(op_type); it != builders.end()) {
    collect(it->second);
  }
  schemas.shrink_to_fit();  // They are kept for long.
  return schemas;
}

std::string_view OverloadOf(const LightOpSchema& schema) {
  return schema.extension() == nullptr ? std::string_view() : schema.extension()->overload;
}

std::string VersionedName(const LightOpSchema& schema) {
  const std::string_view overload = OverloadOf(schema);
  return StrCat(schema.name(), overload.empty() ? "" : ":", overload, "-", schema.since_version());
}

std::string SignatureOf(const LightOpSchema& schema) {
  std::string text = VersionedName(schema);
  AppendParameters(schema.inputs(), &text);
  text += " -> ";
  AppendParameters(schema.outputs(), &text);
  return text;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
