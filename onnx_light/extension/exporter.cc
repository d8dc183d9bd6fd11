// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/exporter.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/ascii.h"
#include "nlohmann/json.hpp"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/schema/schema_diff.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/attribute_kinds.h"
#include "onnx_light/extension/spec_patterns.h"

namespace ONNX_LIGHT_NAMESPACE::extension {
namespace {

using core::StrCat;
using core::StrJoin;
using core::diagnostics::Quote;
using core::schema::Arity;
using core::schema::AttributeParam;
using core::schema::Differentiation;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using core::schema::ParameterOption;
using core::schema::TypeConstraintParam;
using Json = nlohmann::ordered_json;

// Makes any text a name: what a name cannot hold becomes an underscore, several of them one.
std::string MakeName(std::string_view text) {
  std::string name;
  for (const char c : text) {
    const char mapped = IsNameCharacter(c) ? c : '_';
    if (mapped != '_' || name.empty() || name.back() != '_') name += mapped;
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  if (name.empty() || !absl::ascii_isalpha(static_cast<unsigned char>(name[0]))) {
    name.insert(0, "op.");
  }
  name.resize(std::min(name.size(), kMaxName));
  return name;
}

// The double that prints with the digits of the float: attributes of ONNX are floats.
double Readable(double value) {
  char digits[64];
  const auto written =
      std::to_chars(digits, digits + sizeof(digits), static_cast<float>(value)).ptr;
  std::from_chars(digits, written, value);
  return value;
}

struct DefaultToJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(double value) const { return Readable(value); }
  Json operator()(const std::vector<double>& values) const {
    Json list = Json::array();
    for (const double value : values) list.push_back(Readable(value));
    return list;
  }
  template <typename T>
  Json operator()(const T& value) const {
    return value;
  }
};

const char* CardinalityName(ParameterOption option) {
  constexpr const char* kNames[] = {"single", "optional", "variadic"};
  return kNames[static_cast<size_t>(option)];
}

const char* DeterminismText(LightOpSchema::NodeDeterminism determinism) {
  switch (determinism) {
    case LightOpSchema::NodeDeterminism::Deterministic:
      return "None: equal inputs and attributes give equal outputs.";
    case LightOpSchema::NodeDeterminism::NonDeterministic:
      return "Equal inputs and attributes may give different outputs.";
    case LightOpSchema::NodeDeterminism::Unknown:
      break;
  }
  return "The schema does not state whether equal inputs and attributes give equal outputs.";
}

// "1 or more", "1 to 3" or "2".
std::string CountText(Arity count) {
  if (count.max == std::numeric_limits<int>::max()) return StrCat(count.min, " or more");
  return count.min == count.max ? StrCat(count.min) : StrCat(count.min, " to ", count.max);
}

class Exporter {
 public:
  Exporter(const LightOpSchema& schema, std::string_view overload)
      : schema_(schema), overload_(overload) {}

  Json Document() {
    RequireText("the operator", schema_.doc());
    // Sets the names of the types, which the parameters refer to.
    Json type_parameters = TypeParameters();
    return {
        {"kind", "runlocal.operator-extension"},
        {"protocol_version", "1.0"},
        {"name", MakeName(Id())},
        {"version", std::to_string(schema_.since_version())},
        {"authority", "specification"},
        {"operator",
         {{"domain", schema_.domain() == core::schema::kOnnxDomain ? "" : schema_.domain()},
          {"op_type", schema_.name()},
          {"overload", overload_}}},
        {"inputs", Parameters(schema_.inputs())},
        {"outputs", Parameters(schema_.outputs())},
        {"type_parameters", std::move(type_parameters)},
        {"attributes", Attributes()},
        {"input_conditions", InputConditions()},
        {"shape_rules",
         Json::array({"The schema has no field for them: what the operator's text says of shapes "
                      "stands under numerical_behavior."})},
        {"boundary_behavior",
         "The schema has no field for it: what the operator's text says of limits, empty "
         "tensors and special values stands under numerical_behavior."},
        {"numerical_behavior", NumericalBehavior()},
        {"nondeterminism", DeterminismText(schema_.node_determinism())},
        {"state_effects",
         "The schema states none: outputs are described by inputs and attributes alone."},
        {"reference", nullptr},
        {"tests", Json::array()}};
  }

 private:
  std::string Id() const {
    return StrCat(schema_.domain(), ".", schema_.name(), overload_.empty() ? "" : ".", overload_,
                  "-", schema_.since_version());
  }

  [[noreturn]] void Fail(const std::string& message) const {
    throw ExportError(StrCat(core::diagnostics::Printable(Id()), ": ", message));
  }

  const std::string& RequireText(const std::string& what, const std::string& text) const {
    if (text.empty()) {
      Fail(StrCat("found no text for ", what, ", expected a description",
                  ONNX_LIGHT_WITH_DOCS ? "" : "; this build leaves texts out"));
    }
    return text;
  }

  const std::string& RequireName(const char* what, const std::string& name) const {
    if (!IsName(name)) {
      Fail(StrCat("found ", what, " ", Quote(name), ", expected ", kNameWords));
    }
    return name;
  }

  // The name of the type parameter that stands for a type of the schema.
  const std::string& TypeName(const std::string& type) const {
    const auto literal = literal_names_.find(type);
    return literal == literal_names_.end() ? type : literal->second;
  }

  void NameLiteral(const std::string& type) {
    if (type.empty() || schema_.FindTypeConstraint(type) != nullptr) return;
    const auto [it, is_new] = literal_names_.emplace(type, MakeName(type));
    if (!is_new) return;
    // Names of the schema's own type parameters and of other literals are taken.
    const auto taken = [&, own = it](const std::string& name) {
      return schema_.FindTypeConstraint(name) != nullptr ||
             std::any_of(literal_names_.begin(), literal_names_.end(), [&](const auto& other) {
               return other.first != own->first && other.second == name;
             });
    };
    const std::string base = it->second.substr(0, kMaxName - 12);
    for (int i = 2; taken(it->second); ++i) it->second = StrCat(base, "_", i);
  }

  Json TypeParameters() {
    std::map<std::string, Json> sorted;
    for (const TypeConstraintParam& c : schema_.type_constraints()) {
      sorted[RequireName("type parameter", c.type_param_str)] = {
          {"allowed_types", TypeStringsOf(c)},
          {"description",
           RequireText(StrCat("type parameter ", Quote(c.type_param_str)), c.description)}};
    }
    for (const auto* parameters : {&schema_.inputs(), &schema_.outputs()}) {
      for (const FormalParameter& p : *parameters) NameLiteral(p.type);
    }
    for (const auto& [type, name] : literal_names_) {
      sorted[name] = {{"allowed_types", Json::array({type})},
                      {"description", StrCat("Always ", type, ".")}};
    }
    return sorted;
  }

  Json Parameters(const std::vector<FormalParameter>& parameters) const {
    Json list = Json::array();
    for (const FormalParameter& p : parameters) {
      const char* kind = &parameters == &schema_.inputs() ? "input" : "output";
      list.push_back(
          {{"name", RequireName(kind, p.name)},
           {"cardinality", CardinalityName(p.option)},
           {"type_parameter", p.type.empty() ? Json() : Json(TypeName(p.type))},
           {"description", RequireText(StrCat(kind, " ", Quote(p.name)), p.description)}});
    }
    return list;
  }

  Json Attributes() const {
    std::map<std::string, Json> sorted;
    for (const AttributeParam& a : schema_.attributes()) {
      const char* kind = AttributeKindName(a.type);
      if (kind == nullptr) Fail(StrCat("found attribute ", Quote(a.name), " without a kind"));
      sorted[RequireName("attribute", a.name)] = {
          {"kind", kind},
          {"required", a.required},
          {"default", std::visit(DefaultToJson(), a.default_value)},
          {"allowed_values", nullptr},
          {"description", RequireText(StrCat("attribute ", Quote(a.name)), a.description)}};
    }
    return sorted;
  }

  Json InputConditions() const {
    Json conditions = Json::array();
    if (schema_.deprecated()) {
      conditions.push_back(StrCat("The operator is deprecated from version ",
                                  schema_.since_version(),
                                  " of its domain on: a node of it is an error from there on."));
    }
    if (schema_.support_level() == LightOpSchema::SupportLevel::kExperimental) {
      conditions.push_back("The operator is experimental: it may change without a new version.");
    }
    AddVariadics("Input", schema_.inputs(), &conditions);
    AddVariadics("Output", schema_.outputs(), &conditions);
    const Arity outputs = ArityOf(schema_.outputs());
    if (outputs.min != schema_.min_output() || outputs.max != schema_.max_output()) {
      conditions.push_back(StrCat("The number of a node's outputs is ",
                                  CountText({schema_.min_output(), schema_.max_output()}), "."));
    }
    return conditions;
  }

  // The format's variadic is any number of values and does not say whether they share a type.
  static void AddVariadics(const char* kind, const std::vector<FormalParameter>& parameters,
                           Json* conditions) {
    for (const FormalParameter& p : parameters) {
      if (p.option != ParameterOption::kVariadic) continue;
      conditions->push_back(StrCat(kind, " ", Quote(p.name), " stands for ", p.min_arity,
                                   " or more values, which ",
                                   p.homogeneous ? "all have one type." : "may differ in type."));
    }
  }

  std::string NumericalBehavior() const {
    std::string text = schema_.doc();
    const auto add = [&text](const std::string& sentence) {
      text += StrCat(text.back() == '\n' ? "\n" : "\n\n", sentence);
    };
    if (schema_.has_function_implementation()) {
      add("The operator is also defined as a function of other operators.");
    }
    AddGradients("Differentiable: ", Differentiation::kDifferentiable, add);
    AddGradients("Not differentiable: ", Differentiation::kNonDifferentiable, add);
    add("The schema has no field for precision, rounding and the order of evaluation.");
    return text;
  }

  template <typename Add>
  void AddGradients(const char* words, Differentiation differentiation, Add add) const {
    std::vector<std::string> names;
    for (const auto* parameters : {&schema_.inputs(), &schema_.outputs()}) {
      for (const FormalParameter& p : *parameters) {
        if (p.differentiation == differentiation) names.push_back(p.name);
      }
    }
    if (!names.empty()) add(StrCat(words, StrJoin(names, ", "), "."));
  }

  const LightOpSchema& schema_;
  const std::string_view overload_;
  std::map<std::string, std::string> literal_names_;  // By the literal type.
};

}  // namespace

std::string ExportSpec(const LightOpSchema& schema, std::string_view overload) {
  if (schema.extension() != nullptr) return StrCat(schema.extension()->document, "\n");
  return StrCat(Exporter(schema, overload).Document().dump(2), "\n");
}

}  // namespace ONNX_LIGHT_NAMESPACE::extension
