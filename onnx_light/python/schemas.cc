// SPDX-License-Identifier: Apache-2.0
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "onnx_light/cli/schema_names.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/schema_diff.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/opsets/operator_sets.h"
#include "onnx_light/python/bindings.h"
#include "onnx_light/python/record.h"

namespace ONNX_LIGHT_NAMESPACE::python {
namespace {

namespace nb = nanobind;
namespace schema = core::schema;

// Records refer to the built-in registry, which lives as long as the process.
struct Schema {
  const schema::LightOpSchema* schema;
};
struct Parameter {
  const schema::FormalParameter* parameter;
  bool all_facts;
};
struct Attribute {
  const schema::AttributeParam* attribute;
};
struct TypeConstraint {
  const schema::TypeConstraintParam* constraint;
};

// A fact that may not be stated.
template <typename T>
nb::object Fact(bool stated, const T& value) {
  return stated ? nb::cast(value) : nb::none();
}

nb::object Count(int count) { return Fact(count != std::numeric_limits<int>::max(), count); }

template <typename T, typename Convert>
nb::tuple TupleOf(const std::vector<T>& entries, Convert convert) {
  nb::list list;
  for (const T& entry : entries) list.append(convert(entry));
  return nb::tuple(list);
}

nb::tuple ParametersOf(const std::vector<schema::FormalParameter>& parameters,
                       const schema::LightOpSchema& owner) {
  return TupleOf(parameters, [&](const schema::FormalParameter& p) {
    return nb::cast(Parameter{&p, cli::StatesAllFacts(owner)});
  });
}

struct DefaultToPython {
  nb::object operator()(std::monostate) const { return nb::none(); }
  template <typename T>
  nb::object operator()(const T& value) const {
    return nb::cast(value);
  }
  template <typename T>
  nb::object operator()(const std::vector<T>& values) const {
    return TupleOf(values, [](const T& value) { return nb::cast(value); });
  }
};

void BindParameter(nb::module_& module) {
  Record<Parameter>(module, "FormalParameter", "An input or output of an operator.")
      .Field(
          "name", [](const Parameter& p) { return p.parameter->name; }, "def name(self) -> str",
          "Its name in the specification.")
      .Field(
          "type", [](const Parameter& p) { return p.parameter->type; }, "def type(self) -> str",
          "A type parameter such as 'T', or a type such as 'tensor(int64)'.")
      .Field(
          "option", [](const Parameter& p) { return cli::OptionName(p.parameter->option); },
          "def option(self) -> str", "'Single', 'Optional' or 'Variadic'.")
      .Field(
          "homogeneous", [](const Parameter& p) { return p.parameter->homogeneous; },
          "def homogeneous(self) -> bool",
          "Whether all values of a variadic parameter share one type.")
      .Field(
          "min_arity",
          [](const Parameter& p) { return Fact<int>(p.all_facts, p.parameter->min_arity); },
          "def min_arity(self) -> int | None",
          "The fewest values of a variadic parameter; None where nobody states it.")
      .Field(
          "differentiation",
          [](const Parameter& p) {
            return Fact(p.all_facts, cli::DifferentiationName(p.parameter->differentiation));
          },
          "def differentiation(self) -> str | None",
          "'Unknown', 'Differentiable' or 'NonDifferentiable'; None where nobody states it.")
      .Field(
          "description", [](const Parameter& p) { return p.parameter->description; },
          "def description(self) -> str", "What it is.");
}

void BindAttribute(nb::module_& module) {
  Record<Attribute>(module, "AttributeParam", "An attribute of an operator.")
      .Field(
          "name", [](const Attribute& a) { return a.attribute->name; }, "def name(self) -> str",
          "Its name.")
      .Field(
          "type", [](const Attribute& a) { return AttributeType_Name(a.attribute->type); },
          "def type(self) -> str", "Its kind, for example 'INTS'.")
      .Field(
          "required", [](const Attribute& a) { return a.attribute->required; },
          "def required(self) -> bool", "Whether every node must have it.")
      .Field(
          "default",
          [](const Attribute& a) {
            return std::visit(DefaultToPython(), a.attribute->default_value);
          },
          "def default(self) -> int | float | str | tuple[int, ...] | tuple[float, ...] | "
          "tuple[str, ...] | None",
          "Its value where a node has none; None for no default. Floats are those of 32 bits.")
      .Field(
          "description", [](const Attribute& a) { return a.attribute->description; },
          "def description(self) -> str", "What it is.");
}

void BindTypeConstraint(nb::module_& module) {
  Record<TypeConstraint>(module, "TypeConstraintParam", "The types that a type parameter allows.")
      .Field(
          "name", [](const TypeConstraint& c) { return c.constraint->type_param_str; },
          "def name(self) -> str", "The type parameter, for example 'T'.")
      .Field(
          "types",
          [](const TypeConstraint& c) {
            return TupleOf(TypeStringsOf(*c.constraint),
                           [](const std::string& type) { return nb::cast(type); });
          },
          "def types(self) -> tuple[str, ...]", "The allowed types, sorted.")
      .Field(
          "description", [](const TypeConstraint& c) { return c.constraint->description; },
          "def description(self) -> str", "What the types have in common.");
}

void BindSchema(nb::module_& module) {
  using Lists = nb::tuple;
  Record<Schema>(
      module, "Schema",
      "An operator at one version; str() gives its signature. A fact that nobody states\n"
      "of an operator of com.microsoft is None.")
      .Field(
          "name", [](const Schema& s) { return s.schema->name(); }, "def name(self) -> str",
          "Its name, for example 'Clip'.")
      .Field(
          "domain", [](const Schema& s) { return s.schema->domain(); }, "def domain(self) -> str",
          "Its domain; 'ai.onnx' for the standard one.")
      .Field(
          "since_version", [](const Schema& s) { return s.schema->since_version(); },
          "def since_version(self) -> int", "The version of the domain it is in force from.")
      .Field(
          "deprecated", [](const Schema& s) { return s.schema->deprecated(); },
          "def deprecated(self) -> bool", "Whether nodes may no longer use it.")
      .Field(
          "min_input", [](const Schema& s) { return s.schema->min_input(); },
          "def min_input(self) -> int", "The fewest inputs of a node.")
      .Field(
          "max_input", [](const Schema& s) { return Count(s.schema->max_input()); },
          "def max_input(self) -> int | None", "The most inputs of a node; None for no limit.")
      .Field(
          "min_output", [](const Schema& s) { return s.schema->min_output(); },
          "def min_output(self) -> int", "The fewest outputs of a node.")
      .Field(
          "max_output", [](const Schema& s) { return Count(s.schema->max_output()); },
          "def max_output(self) -> int | None", "The most outputs of a node; None for no limit.")
      .Field(
          "inputs",
          [](const Schema& s) -> Lists { return ParametersOf(s.schema->inputs(), *s.schema); },
          "def inputs(self) -> tuple[FormalParameter, ...]", "The inputs in order.")
      .Field(
          "outputs",
          [](const Schema& s) -> Lists { return ParametersOf(s.schema->outputs(), *s.schema); },
          "def outputs(self) -> tuple[FormalParameter, ...]", "The outputs in order.")
      .Field(
          "type_constraints",
          [](const Schema& s) -> Lists {
            return TupleOf(s.schema->type_constraints(),
                           [](const auto& c) { return nb::cast(TypeConstraint{&c}); });
          },
          "def type_constraints(self) -> tuple[TypeConstraintParam, ...]", "The type parameters.")
      .Field(
          "attributes",
          [](const Schema& s) -> Lists {
            return TupleOf(s.schema->attributes(),
                           [](const auto& a) { return nb::cast(Attribute{&a}); });
          },
          "def attributes(self) -> tuple[AttributeParam, ...]", "The attributes by name.")
      .Field(
          "has_function",
          [](const Schema& s) {
            return Fact(cli::StatesAllFacts(*s.schema), s.schema->has_function_implementation());
          },
          "def has_function(self) -> bool | None",
          "Whether it is also defined as a function of other operators.")
      .Field(
          "node_determinism",
          [](const Schema& s) {
            return Fact(cli::StatesAllFacts(*s.schema),
                        cli::DeterminismName(s.schema->node_determinism()));
          },
          "def node_determinism(self) -> str | None",
          "'Deterministic', 'NonDeterministic' or 'Unknown'.")
      .Field(
          "support_level",
          [](const Schema& s) { return cli::SupportLevelName(s.schema->support_level()); },
          "def support_level(self) -> str", "'COMMON' or 'EXPERIMENTAL'.")
      .Field(
          "doc", [](const Schema& s) { return s.schema->doc(); }, "def doc(self) -> str",
          "What it computes, in Markdown.")
      .Str([](const Schema& s) { return SignatureOf(*s.schema); });
}

Schema GetSchema(const std::string& op_type, std::optional<int> max_inclusive_version,
                 const std::string& domain) {
  const schema::SchemaRegistry& registry = opsets::BuiltInRegistry();
  const int version = max_inclusive_version.value_or(registry.MaxVersion(domain));
  if (const auto* found = registry.Find(domain, op_type, version)) return {found};
  const auto finding = registry.Explain(domain, op_type, version);
  throw schema::SchemaError(
      core::StrCat(finding.Message(), finding.hint.empty() ? "" : "; ", finding.hint));
}

}  // namespace

void BindSchemas(nb::module_& module) {
  BindParameter(module);
  BindAttribute(module);
  BindTypeConstraint(module);
  BindSchema(module);
  nb::exception<schema::SchemaError>(module, "SchemaError", PyExc_LookupError).doc() =
      "Raised for an operator that does not exist; the text says which one is meant.";
  module.def("get_schema", &GetSchema, nb::arg("op_type"),
             nb::arg("max_inclusive_version") = nb::none(), nb::arg("domain") = "",
             nb::sig("def get_schema(op_type: str, max_inclusive_version: int | None = None, "
                     "domain: str = '') -> Schema"),
             "Returns the newest version of an operator, not above max_inclusive_version of its\n"
             "domain. '' and 'ai.onnx' are one domain. Raises SchemaError when there is none.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::python
