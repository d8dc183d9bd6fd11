// SPDX-License-Identifier: Apache-2.0
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/model_verifier.h"
#include "onnx_light/python/bindings.h"
#include "onnx_light/python/record.h"
#include "onnx_light/python/registry.h"

namespace ONNX_LIGHT_NAMESPACE::python {
namespace {

namespace nb = nanobind;

using core::StrCat;
using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::diagnostics::Location;
using core::diagnostics::Quote;
using core::diagnostics::Severity;

nb::object NumberOrNone(int64_t number) { return number < 0 ? nb::none() : nb::cast(number); }

void BindLocation(nb::module_& module) {
  Record<Location> record(module, "Location", "Place of a finding; what does not apply is None.");
  const auto text = [&](const char* name, std::string Location::*member, const char* signature,
                        const char* doc) {
    record.Field(
        name, [member](const Location& l) { return TextOrNone(l.*member); }, signature, doc);
  };
  text("graph", &Location::graph, "def graph(self) -> str | None",
       "'main', a path such as 'main/node[3:If].then_branch', or 'function:DOMAIN::NAME'.");
  record.Field(
      "node_index", [](const Location& l) { return NumberOrNone(l.node_index); },
      "def node_index(self) -> int | None", "Position in the graph's list of nodes.");
  text("node_name", &Location::node_name, "def node_name(self) -> str | None", "Name of the node.");
  text("op_type", &Location::op_type, "def op_type(self) -> str | None", "Operator of the node.");
  text("domain", &Location::domain, "def domain(self) -> str | None", "Domain of the operator.");
  record.Field(
      "since_version", [](const Location& l) { return NumberOrNone(l.since_version); },
      "def since_version(self) -> int | None", "Version of the operator.");
  text("input", &Location::input, "def input(self) -> str | None",
       "Input, as its schema names it.");
  text("output", &Location::output, "def output(self) -> str | None",
       "Output, as its schema names it.");
  text("attribute", &Location::attribute, "def attribute(self) -> str | None",
       "Name of the attribute.");
  text("value", &Location::value, "def value(self) -> str | None",
       "Name of the value, initializer or tensor.");
  record.Field(
      "pointer", [](const Location& l) { return l.line < 0 ? nb::none() : Text(l.pointer); },
      "def pointer(self) -> str | None", "JSON Pointer into a document.");
  record.Field(
      "line", [](const Location& l) { return NumberOrNone(l.line); },
      "def line(self) -> int | None", "Line of a document, from 1.");
  record.Field(
      "column", [](const Location& l) { return NumberOrNone(l.column); },
      "def column(self) -> int | None", "Column in bytes, from 1.");
}

void BindDiagnostic(nb::module_& module) {
  Record<Diagnostic>(module, "Diagnostic",
                     "One finding in a model or document; str() gives the whole text.")
      .Field(
          "id", [](const Diagnostic& d) { return IdOf(d.code); }, "def id(self) -> str",
          "Number of the code, for example 'OL201'.")
      .Field(
          "code", [](const Diagnostic& d) { return InfoOf(d.code).name; }, "def code(self) -> str",
          "Name of the code, for example 'input-count'.")
      .Field(
          "severity", [](const Diagnostic& d) { return SeverityName(d.severity); },
          "def severity(self) -> str", "'error', 'warning' or 'info'.")
      .Field(
          "message", [](const Diagnostic& d) { return Text(d.Message()); },
          "def message(self) -> str", "What was found and expected, as a sentence.")
      .Field(
          "location", [](const Diagnostic& d) -> const Location& { return d.location; },
          "def location(self) -> Location", "The place.")
      .Field(
          "found", [](const Diagnostic& d) { return TextOrNone(d.found); },
          "def found(self) -> str | None", "What was found.")
      .Field(
          "expected", [](const Diagnostic& d) { return TextOrNone(d.expected); },
          "def expected(self) -> str | None", "What was expected.")
      .Field(
          "hint", [](const Diagnostic& d) { return TextOrNone(d.hint); },
          "def hint(self) -> str | None", "A way out.")
      .Str([](const Diagnostic& d) { return Text(ToString(d)); });
}

[[noreturn]] void ThrowValueError(const std::string& found, const std::string& expected,
                                  const std::string& hint) {
  const std::string text =
      StrCat("found ", found, ", expected ", expected, hint.empty() ? "" : "; ", hint);
  throw nb::value_error(text.c_str());
}

Code CodeOf(const std::string& name) {
  if (const auto code = core::diagnostics::CodeFromName(name)) return *code;
  std::vector<std::string_view> names;
  for (const auto& info : core::diagnostics::AllCodes()) names.emplace_back(info.name);
  ThrowValueError(StrCat("code ", Quote(name)), "a code such as 'input-count' or 'OL201'",
                  core::diagnostics::DidYouMean(name, names));
}

Severity SeverityOf(const std::string& name) {
  for (const Severity severity :
       {Severity::kIgnored, Severity::kInfo, Severity::kWarning, Severity::kError}) {
    if (name == SeverityName(severity)) return severity;
  }
  ThrowValueError(StrCat("severity ", Quote(name)), "'error', 'warning', 'info' or 'ignored'", "");
}

// Reads a mapping of names of codes to those of severities.
std::map<Code, Severity> SeveritiesOf(nb::handle mapping) {
  constexpr const char* kExpected = "severities: expected a mapping of str to str";
  if (!nb::hasattr(mapping, "keys")) throw nb::type_error(kExpected);
  nb::dict names;
  names.update(mapping);
  std::map<Code, Severity> severities;
  for (const auto [code, severity] : names) {
    std::string code_name;
    std::string severity_name;
    if (!nb::try_cast(code, code_name) || !nb::try_cast(severity, severity_name)) {
      throw nb::type_error(kExpected);
    }
    severities[CodeOf(code_name)] = SeverityOf(severity_name);
  }
  return severities;
}

}  // namespace

nb::bytes BytesOf(nb::handle model) {
  if (nb::isinstance<nb::bytes>(model)) return nb::borrow<nb::bytes>(model);
  if (nb::hasattr(model, "SerializeToString")) {
    const nb::object serialized = model.attr("SerializeToString")();
    if (nb::isinstance<nb::bytes>(serialized)) return nb::borrow<nb::bytes>(serialized);
  }
  if (PyObject_CheckBuffer(model.ptr()) != 0) {
    return nb::steal<nb::bytes>(PyBytes_FromObject(model.ptr()));
  }
  const std::string text =
      StrCat("found an object of type ", Quote(nb::inst_name(model).c_str()),
             ", expected a path, bytes, or a message with SerializeToString()");
  throw nb::type_error(text.c_str());
}

namespace {

nb::list CheckModel(nb::handle model, nb::handle base_dir, nb::handle severities,
                    const Registry* registry) {
  model::VerifyOptions options;
  if (!base_dir.is_none()) {
    const auto folder = PathOf(base_dir);
    if (!folder) throw nb::type_error("base_dir: expected a path");
    options.base_dir = *folder;
  }
  if (!severities.is_none()) options.severities = SeveritiesOf(severities);
  model::VerificationResult result;
  if (const auto path = PathOf(model)) {
    const nb::gil_scoped_release unlocked;
    const SharedSchemas schemas(registry);
    options.registry = &*schemas;
    result = model::VerifyModel(*path, options);
  } else {
    const nb::bytes bytes = BytesOf(model);
    const std::string_view view(bytes.c_str(), bytes.size());
    const nb::gil_scoped_release unlocked;
    const SharedSchemas schemas(registry);
    options.registry = &*schemas;
    result = model::VerifyModel(view, options);
  }
  nb::list found;
  for (Diagnostic& diagnostic : result.diagnostics) found.append(nb::cast(std::move(diagnostic)));
  return found;
}

}  // namespace

std::optional<std::filesystem::path> PathOf(nb::handle object) {
  if (!nb::isinstance<nb::str>(object) && !nb::hasattr(object, "__fspath__")) return std::nullopt;
  PyObject* bytes = nullptr;
  if (PyUnicode_FSConverter(object.ptr(), &bytes) == 0) throw nb::python_error();
  const auto path = nb::steal<nb::bytes>(bytes);
  return std::string(path.c_str(), path.size());
}

void BindDiagnostics(nb::module_& module) {
  BindLocation(module);
  BindDiagnostic(module);
}

void BindVerification(nb::module_& module) {
  module.def(
      "check_model", &CheckModel, nb::arg("model").none(), nb::kw_only(),
      nb::arg("base_dir") = nb::none(), nb::arg("severities") = nb::none(),
      nb::arg("registry") = nb::none(),
      nb::sig("def check_model(model: str | os.PathLike[str] | bytes | bytearray | memoryview | "
              "_Message, *, "
              "base_dir: str | os.PathLike[str] | None = None, "
              "severities: collections.abc.Mapping[str, str] | None = None, "
              "registry: Registry | None = None) -> list[Diagnostic]"),
      "Verifies a model and returns every finding, errors or not.\n\n"
      "The model is a path, a serialized model, or a message such as onnx.ModelProto. Nothing is\n"
      "raised for a bad model; a file that cannot be read is a finding too. External data is "
      "looked\n"
      "up in base_dir, by default the folder of the path; without a folder it is checked for form\n"
      "only. severities changes the weight of codes, for example {'unverified-node': 'error'}:\n"
      "'error', 'warning', 'info', or 'ignored' to leave them out. With a registry, the operators "
      "that\n"
      "it imported are known. As open() does, a path with a null character raises ValueError.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::python
