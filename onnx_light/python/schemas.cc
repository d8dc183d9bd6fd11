// SPDX-License-Identifier: Apache-2.0
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "onnx_light/cli/schema_names.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/schema_diff.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/python/bindings.h"
#include "onnx_light/python/record.h"
#include "onnx_light/python/registry.h"

namespace ONNX_LIGHT_NAMESPACE::python {
namespace {

namespace nb = nanobind;
namespace schema = core::schema;

// Records refer to the built-in registry, which lives as long as the process, or to one that they
// keep alive.
using Owner = std::shared_ptr<const schema::SchemaRegistry>;

struct Schema {
  const schema::LightOpSchema* schema;
  Owner owner;
};
struct Parameter {
  const schema::FormalParameter* parameter;
  bool all_facts;
  Owner owner;
};
struct Attribute {
  const schema::AttributeParam* attribute;
  Owner owner;
};
struct TypeConstraint {
  const schema::TypeConstraintParam* constraint;
  Owner owner;
};

// A fact that may not be stated.
template <typename T>
nb::object Fact(bool stated, const T& value) {
  return stated ? nb::cast(value) : nb::none();
}

nb::object Count(int count) { return Fact(count != std::numeric_limits<int>::max(), count); }

nb::tuple ParametersOf(const std::vector<schema::FormalParameter>& parameters, const Schema& s) {
  return TupleOf(parameters, [&](const schema::FormalParameter& p) {
    return nb::cast(Parameter{&p, cli::StatesAllFacts(*s.schema), s.owner});
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
          "A type parameter such as 'T', a type such as 'tensor(int64)', or '' for any type.")
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
          "allowed_values",
          [](const Attribute& a) -> nb::object {
            const auto& allowed = a.attribute->allowed_values;
            if (allowed.empty()) return nb::none();
            return TupleOf(allowed, [](const schema::AttributeDefault& value) {
              return std::visit(DefaultToPython(), value);
            });
          },
          "def allowed_values(self) -> tuple[int | float | str | tuple[int, ...] | "
          "tuple[float, ...] | tuple[str, ...], ...] | None",
          "The values that a node may give; None for any.")
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
          "inputs", [](const Schema& s) -> Lists { return ParametersOf(s.schema->inputs(), s); },
          "def inputs(self) -> tuple[FormalParameter, ...]", "The inputs in order.")
      .Field(
          "outputs", [](const Schema& s) -> Lists { return ParametersOf(s.schema->outputs(), s); },
          "def outputs(self) -> tuple[FormalParameter, ...]", "The outputs in order.")
      .Field(
          "type_constraints",
          [](const Schema& s) -> Lists {
            return TupleOf(s.schema->type_constraints(), [&](const auto& c) {
              return nb::cast(TypeConstraint{&c, s.owner});
            });
          },
          "def type_constraints(self) -> tuple[TypeConstraintParam, ...]", "The type parameters.")
      .Field(
          "attributes",
          [](const Schema& s) -> Lists {
            return TupleOf(s.schema->attributes(), [&](const auto& a) {
              return nb::cast(Attribute{&a, s.owner});
            });
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
      .Field(
          "extension",
          [](const Schema& s) -> nb::object {
            const auto& spec = s.schema->extension();
            return spec == nullptr ? nb::none() : nb::cast(*spec);
          },
          "def extension(self) -> ExtensionSpec | None",
          "The specification of an imported operator; None for the others.")
      .Str([](const Schema& s) { return SignatureOf(*s.schema); });
}

// Any whole number; what is beyond every version stands for the newest, or for none.
int VersionOf(nb::handle number) {
  if (number.is_none()) return schema::kNewestVersion;
  const nb::object index = nb::steal(PyNumber_Index(number.ptr()));
  if (!index.is_valid()) throw nb::python_error();
  int overflow = 0;
  const int64_t value = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  if (overflow != 0) return overflow < 0 ? 0 : schema::kNewestVersion;
  return static_cast<int>(
      std::clamp<int64_t>(value, std::numeric_limits<int>::min(), schema::kNewestVersion));
}

Schema GetSchema(const std::string& op_type, nb::handle max_inclusive_version,
                 const std::string& domain, const std::string& overload, const Registry* registry) {
  const int version = VersionOf(max_inclusive_version);
  const Owner owner = registry == nullptr ? nullptr : registry->schemas;
  const nb::gil_scoped_release unlocked;
  const SharedSchemas schemas(registry);
  if (const auto* found = schemas->Find(domain, op_type, version, overload)) return {found, owner};
  const auto finding = schemas->Explain(domain, op_type, version, overload);
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
             nb::arg("max_inclusive_version") = nb::none(), nb::arg("domain") = "", nb::kw_only(),
             nb::arg("overload") = "", nb::arg("registry") = nb::none(),
             nb::sig("def get_schema(op_type: str, max_inclusive_version: int | None = None, "
                     "domain: str = '', *, overload: str = '', registry: Registry | None = None) "
                     "-> Schema"),
             "Returns the newest version of an operator, not above max_inclusive_version of its\n"
             "domain, which may be any number: above the newest, the newest answers. '' and "
             "'ai.onnx'\n"
             "are one domain. With a registry, the operators that it imported are known. Raises\n"
             "SchemaError when there is none.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::python
