// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/schema_json.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onnx_light/cli/schema_names.h"
#include "onnx_light/core/schema/extension_spec.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::schema::AttributeDefault;
using core::schema::AttributeParam;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using core::schema::ListDiff;
using core::schema::SchemaDiff;
using core::schema::TypeConstraintParam;

// What the records leave open: texts that are not asked for, facts that nobody has stated.
struct Scope {
  bool docs;
  bool all_facts;
};

Scope ScopeOf(const LightOpSchema& schema, bool docs) { return {docs, StatesAllFacts(schema)}; }

Json Text(const std::string& text, Scope scope) { return scope.docs ? text : std::string(); }

Json Count(int count) {
  return count == std::numeric_limits<int>::max() ? Json("inf") : Json(count);
}

struct DefaultToJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(double value) const { return static_cast<float>(value); }
  Json operator()(const std::vector<double>& values) const {
    return std::vector<float>(values.begin(), values.end());
  }
  template <typename T>
  Json operator()(const T& value) const {
    return value;
  }
};

Json RecordOf(const FormalParameter& p, Scope scope) {
  const bool known = scope.all_facts;
  return {{"name", p.name},
          {"type", p.type},
          {"option", OptionName(p.option)},
          {"homogeneous", p.homogeneous},
          {"min_arity", known ? Json(p.min_arity) : Json()},
          {"differentiation", known ? Json(DifferentiationName(p.differentiation)) : Json()},
          {"description", Text(p.description, scope)}};
}

Json RecordOf(const TypeConstraintParam& c, Scope scope) {
  return {{"name", c.type_param_str},
          {"types", TypeStringsOf(c)},
          {"description", Text(c.description, scope)}};
}

// Most attributes take any value of their kind and have no member that says so.
Json RecordOf(const AttributeParam& a, Scope scope) {
  Json record = {{"name", a.name},
                 {"type", AttributeType_Name(a.type)},
                 {"required", a.required},
                 {"default", std::visit(DefaultToJson(), a.default_value)},
                 {"description", Text(a.description, scope)}};
  if (a.allowed_values.empty()) return record;
  Json& allowed = record["allowed_values"] = Json::array();
  for (const AttributeDefault& value : a.allowed_values) {
    allowed.push_back(std::visit(DefaultToJson(), value));
  }
  return record;
}

template <typename T>
Json RecordsOf(const std::vector<T>& entries, Scope scope) {
  Json records = Json::array();
  for (const T& entry : entries) records.push_back(RecordOf(entry, scope));
  return records;
}

// Built-in attributes are sorted; those of a registered schema need not be.
Json AttributeRecords(const LightOpSchema& schema, Scope scope) {
  std::vector<const AttributeParam*> sorted;
  for (const AttributeParam& a : schema.attributes()) sorted.push_back(&a);
  std::sort(sorted.begin(), sorted.end(),
            [](const AttributeParam* a, const AttributeParam* b) { return a->name < b->name; });
  Json records = Json::array();
  for (const AttributeParam* a : sorted) records.push_back(RecordOf(*a, scope));
  return records;
}

Json TextList(const std::vector<std::string>& texts, Scope scope) {
  return scope.docs ? Json(texts) : Json::array();
}

Json ReferenceJson(const core::schema::ExtensionReference& reference) {
  return {{"kind", reference.kind},
          {"interface_version", reference.interface_version},
          {"adapter", reference.adapter},
          {"entry", reference.entry},
          {"implementation", reference.implementation},
          {"environment", reference.environment},
          {"platform", reference.platform},
          {"architecture", reference.architecture},
          {"packages", reference.packages}};
}

// What a specification says beyond the schema made of it. Defaults and allowed values that are not
// interpreted stand here as the document writes them.
Json ExtensionJson(const core::schema::ExtensionSpec& spec, Scope scope) {
  Json values = Json::object();
  for (const auto& attribute : spec.attributes) {
    const bool has_default = attribute.default_json.size > 0;
    if (!has_default && attribute.allowed_json.empty()) continue;
    Json allowed;
    for (const auto range : attribute.allowed_json) allowed.push_back(spec.TextOf(range));
    values[attribute.parameter.name] = {
        {"default", has_default ? Json(spec.TextOf(attribute.default_json)) : Json()},
        {"allowed_values", std::move(allowed)}};
  }
  return {{"name", spec.name},
          {"version", spec.version},
          {"authority", spec.authority},
          {"overload", spec.overload},
          {"values_as_written", std::move(values)},
          {"input_conditions", TextList(spec.input_conditions, scope)},
          {"shape_rules", TextList(spec.shape_rules, scope)},
          {"boundary_behavior", Text(spec.boundary_behavior, scope)},
          {"numerical_behavior", Text(spec.numerical_behavior, scope)},
          {"nondeterminism", Text(spec.nondeterminism, scope)},
          {"state_effects", Text(spec.state_effects, scope)},
          {"reference", spec.reference ? ReferenceJson(*spec.reference) : Json()},
          {"tests", spec.tests}};
}

Json FactsOf(const LightOpSchema& schema, Scope scope) {
  const bool known = scope.all_facts;
  return {{"deprecated", schema.deprecated()},
          {"min_input", Count(schema.min_input())},
          {"max_input", Count(schema.max_input())},
          {"min_output", Count(schema.min_output())},
          {"max_output", Count(schema.max_output())},
          {"has_function", known ? Json(schema.has_function_implementation()) : Json()},
          {"node_determinism", known ? Json(DeterminismName(schema.node_determinism())) : Json()},
          {"support_level", SupportLevelName(schema.support_level())}};
}

// The place of an input or output in its list.
template <typename T>
void AddIndex(const std::vector<T>& list, const T* entry, Json* record) {
  if constexpr (std::is_same_v<T, FormalParameter>) {
    (*record)["index"] = entry - list.data();
  }
}

template <typename T>
Json ListDiffJson(const ListDiff<T>& diff, const std::vector<T>& before,
                  const std::vector<T>& after, Scope scope) {
  const auto record = [&](const std::vector<T>& list, const T* entry) {
    Json json = RecordOf(*entry, scope);
    AddIndex(list, entry, &json);
    return json;
  };
  Json added = Json::array();
  Json removed = Json::array();
  Json changed = Json::array();
  for (const T* entry : diff.added) added.push_back(record(after, entry));
  for (const T* entry : diff.removed) removed.push_back(record(before, entry));
  for (const auto& change : diff.changed) {
    Json json = {{"before", record(before, change.before)}, {"after", record(after, change.after)}};
    if constexpr (std::is_same_v<T, TypeConstraintParam>) {
      json["types_added"] = core::schema::TypesBeyond(*change.after, *change.before);
      json["types_removed"] = core::schema::TypesBeyond(*change.before, *change.after);
    }
    changed.push_back(std::move(json));
  }
  return {{"added", std::move(added)},
          {"removed", std::move(removed)},
          {"changed", std::move(changed)}};
}

}  // namespace

Json SchemaJson(const LightOpSchema& schema, bool docs) {
  const Scope scope = ScopeOf(schema, docs);
  const Json facts = FactsOf(schema, scope);
  Json record = {{"name", schema.name()},
                 {"domain", schema.domain()},
                 {"since_version", schema.since_version()},
                 {"deprecated", facts["deprecated"]},
                 {"min_input", facts["min_input"]},
                 {"max_input", facts["max_input"]},
                 {"min_output", facts["min_output"]},
                 {"max_output", facts["max_output"]},
                 {"inputs", RecordsOf(schema.inputs(), scope)},
                 {"outputs", RecordsOf(schema.outputs(), scope)},
                 {"type_constraints", RecordsOf(schema.type_constraints(), scope)},
                 {"attributes", AttributeRecords(schema, scope)},
                 {"has_function", facts["has_function"]},
                 {"node_determinism", facts["node_determinism"]},
                 {"support_level", facts["support_level"]},
                 {"doc", Text(schema.doc(), scope)}};
  if (const auto& spec = schema.extension()) record["extension"] = ExtensionJson(*spec, scope);
  return record;
}

Json SchemaDiffJson(const SchemaDiff& diff) {
  const LightOpSchema& before = *diff.before;
  const LightOpSchema& after = *diff.after;
  const Scope scope = ScopeOf(after, true);
  Json facts = Json::object();
  const Json facts_before = FactsOf(before, scope);
  const Json facts_after = FactsOf(after, scope);
  for (const auto& [name, value] : facts_before.items()) {
    if (value != facts_after[name]) {
      facts[name] = {{"before", value}, {"after", facts_after[name]}};
    }
  }
  return {
      {"name", after.name()},
      {"domain", after.domain()},
      {"overload", std::string(OverloadOf(after))},
      {"from", before.since_version()},
      {"to", after.since_version()},
      {"changes", DescribeDiff(diff)},
      {"facts", std::move(facts)},
      {"inputs", ListDiffJson(diff.inputs, before.inputs(), after.inputs(), scope)},
      {"outputs", ListDiffJson(diff.outputs, before.outputs(), after.outputs(), scope)},
      {"attributes", ListDiffJson(diff.attributes, before.attributes(), after.attributes(), scope)},
      {"type_constraints", ListDiffJson(diff.type_constraints, before.type_constraints(),
                                        after.type_constraints(), scope)},
      {"doc", before.doc() == after.doc()
                  ? Json()
                  : Json({{"before", before.doc()}, {"after", after.doc()}})}};
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
