// SPDX-License-Identifier: Apache-2.0
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/spec_reader.h"
#include "onnx_light/python/bindings.h"
#include "onnx_light/python/record.h"
#include "onnx_light/python/registry.h"

namespace ONNX_LIGHT_NAMESPACE::python {
namespace {

namespace nb = nanobind;

using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;
using core::schema::ImportResult;

nb::list FindingsOf(std::vector<Diagnostic> diagnostics) {
  nb::list list;
  for (Diagnostic& diagnostic : diagnostics) list.append(nb::cast(std::move(diagnostic)));
  return list;
}

// Names the Python exception, which is raised with an attribute and so never by this class.
class ExtensionError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Raises ExtensionError with every error and its file.
[[noreturn]] void RaiseExtensionError(const ImportResult& result) {
  const nb::object type = nb::module_::import_("onnx_light._onnx_light").attr("ExtensionError");
  std::string text;
  nb::list errors;
  for (const ImportResult::File& file : result.files) {
    for (const Diagnostic& d : file.diagnostics) {
      if (d.severity != Severity::kError) continue;
      core::StrAppend(&text, text.empty() ? "" : "\n",
                      core::diagnostics::Printable(file.path, std::string::npos),
                      file.path.empty() ? "" : ": ", ToString(d));
      errors.append(nb::cast(d));
    }
  }
  const nb::object error = type(Text(text));
  error.attr("diagnostics") = errors;
  PyErr_SetObject(type.ptr(), error.ptr());
  throw nb::python_error();
}

// A document is a path, or the bytes of one.
nb::list CheckExtension(nb::handle document) {
  extension::SpecReading reading;
  if (const auto path = PathOf(document)) {
    const nb::gil_scoped_release unlocked;
    reading = extension::ReadSpecFile(*path);
  } else if (nb::isinstance<nb::bytes>(document)) {
    const auto bytes = nb::borrow<nb::bytes>(document);
    std::string text(bytes.c_str(), bytes.size());
    const nb::gil_scoped_release unlocked;
    reading = extension::ReadSpec(std::move(text));
  } else {
    throw nb::type_error("expected the path of a document, or its bytes");
  }
  return FindingsOf(std::move(reading.diagnostics));
}

size_t ImportExtension(Registry& registry, nb::handle document) {
  const auto path = PathOf(document);
  if (!path && !nb::isinstance<nb::bytes>(document)) {
    throw nb::type_error("expected the path of a document or folder, or bytes");
  }
  std::string text;
  if (!path) {
    const auto bytes = nb::borrow<nb::bytes>(document);
    text.assign(bytes.c_str(), bytes.size());
  }
  const ImportResult result = [&] {
    const nb::gil_scoped_release unlocked;
    const std::unique_lock<std::shared_mutex> lock(*registry.mutex);
    return path ? registry.schemas->Import(*path)
                : registry.schemas->ImportDocument(std::move(text));
  }();
  if (!result.ok()) RaiseExtensionError(result);
  return result.imported;
}

void BindRegistry(nb::module_& module) {
  nb::class_<Registry>(module, "Registry", nb::is_final(),
                       "The built-in operators, and those of the specifications that are imported.")
      .def(nb::init<>(), nb::sig("def __init__(self) -> None"))
      .def("import_extension", &ImportExtension, nb::arg("path"),
           nb::sig("def import_extension(self, path: str | os.PathLike[str] | bytes) -> int"),
           "Imports the operators of specifications and returns how many are new.\n\n"
           "The path is that of a document, or of a folder, which means every *.json below it;\n"
           "bytes are a document themselves. Raises ExtensionError, and imports nothing, when a\n"
           "document has an error or defines an operator that is defined otherwise already.");
}

nb::tuple TextsOf(const std::vector<std::string>& texts) {
  return TupleOf(texts, [](const std::string& text) { return nb::cast(text); });
}

void BindReference(nb::module_& module) {
  using Reference = core::schema::ExtensionReference;
  Record<Reference> record(module, "ExtensionReference",
                           "A reference implementation and what it needs; nothing of it is run.");
  const auto text = [&](const char* name, std::string Reference::*member, const char* signature,
                        const char* doc) {
    record.Field(
        name, [member](const Reference& reference) { return reference.*member; }, signature, doc);
  };
  text("kind", &Reference::kind, "def kind(self) -> str",
       "'onnx.reference_python' or 'onnxruntime.custom_library'.");
  text("interface_version", &Reference::interface_version, "def interface_version(self) -> str",
       "Version of the interface.");
  text("adapter", &Reference::adapter, "def adapter(self) -> str",
       "The file of the adapter or the library.");
  text("entry", &Reference::entry, "def entry(self) -> str",
       "Its class or its registration symbol.");
  record.Field(
      "implementation", [](const Reference& r) { return TextsOf(r.implementation); },
      "def implementation(self) -> tuple[str, ...]", "The files that a Python adapter wraps.");
  text("environment", &Reference::environment, "def environment(self) -> str",
       "'python' or 'native'.");
  text("platform", &Reference::platform, "def platform(self) -> str",
       "The version of Python, or the operating system.");
  text("architecture", &Reference::architecture, "def architecture(self) -> str",
       "The processor of a native environment, or ''.");
  record.Field(
      "packages",
      [](const Reference& r) {
        return TupleOf(r.packages, [](const auto& package) {
          return nb::make_tuple(package.first, package.second);
        });
      },
      "def packages(self) -> tuple[tuple[str, str], ...]",
      "The packages or libraries it needs, each with its version.");
}

// The values of one attribute that are kept as the document writes them.
struct WrittenValues {
  std::string name;
  std::string default_value;
  std::vector<std::string> allowed_values;
};

void BindWrittenValues(nb::module_& module) {
  Record<WrittenValues>(module, "WrittenValues",
                        "Values of an attribute of a kind that is not interpreted (tensors, graphs "
                        "and types),\nas JSON that is written as in the document.")
      .Field(
          "name", [](const WrittenValues& v) { return v.name; }, "def name(self) -> str",
          "The attribute.")
      .Field(
          "default", [](const WrittenValues& v) { return TextOrNone(v.default_value); },
          "def default(self) -> str | None", "Its default; None for no default.")
      .Field(
          "allowed_values",
          [](const WrittenValues& v) -> nb::object {
            if (v.allowed_values.empty()) return nb::none();
            return TextsOf(v.allowed_values);
          },
          "def allowed_values(self) -> tuple[str, ...] | None",
          "The values that a node may give; None for any.");
}

nb::tuple WrittenValuesOf(const core::schema::ExtensionSpec& spec) {
  nb::list list;
  for (const auto& attribute : spec.attributes) {
    if (attribute.default_json.size == 0 && attribute.allowed_json.empty()) continue;
    WrittenValues values{
        attribute.parameter.name, std::string(spec.TextOf(attribute.default_json)), {}};
    for (const auto range : attribute.allowed_json) {
      values.allowed_values.emplace_back(spec.TextOf(range));
    }
    list.append(nb::cast(std::move(values)));
  }
  return nb::tuple(list);
}

void BindSpec(nb::module_& module) {
  using Spec = core::schema::ExtensionSpec;
  Record<Spec> record(module, "ExtensionSpec",
                      "What a specification says of an operator beyond its schema.");
  const auto text = [&](const char* name, std::string Spec::*member, const char* signature,
                        const char* doc) {
    record.Field(
        name, [member](const Spec& spec) { return spec.*member; }, signature, doc);
  };
  const auto texts = [&](const char* name, std::vector<std::string> Spec::*member,
                         const char* signature, const char* doc) {
    record.Field(
        name, [member](const Spec& spec) { return TextsOf(spec.*member); }, signature, doc);
  };
  text("name", &Spec::name, "def name(self) -> str", "Its name.");
  text("version", &Spec::version, "def version(self) -> str", "Its version.");
  text("authority", &Spec::authority, "def authority(self) -> str",
       "'specification' or 'reference_implementation'.");
  text("overload", &Spec::overload, "def overload(self) -> str", "The operator's overload, or ''.");
  texts("input_conditions", &Spec::input_conditions,
        "def input_conditions(self) -> tuple[str, ...]", "What valid inputs meet.");
  texts("shape_rules", &Spec::shape_rules, "def shape_rules(self) -> tuple[str, ...]",
        "What holds of the outputs' shapes.");
  text("boundary_behavior", &Spec::boundary_behavior, "def boundary_behavior(self) -> str",
       "What happens at limits.");
  text("numerical_behavior", &Spec::numerical_behavior, "def numerical_behavior(self) -> str",
       "What is computed, and how exactly.");
  text("nondeterminism", &Spec::nondeterminism, "def nondeterminism(self) -> str",
       "Whether equal inputs give equal outputs.");
  text("state_effects", &Spec::state_effects, "def state_effects(self) -> str",
       "What an evaluation leaves behind.");
  record.Field("values_as_written", &WrittenValuesOf,
               "def values_as_written(self) -> tuple[WrittenValues, ...]",
               "Defaults and allowed values that are not interpreted.");
  record.Field(
      "reference",
      [](const Spec& spec) -> nb::object {
        return spec.reference ? nb::cast(*spec.reference) : nb::none();
      },
      "def reference(self) -> ExtensionReference | None", "The reference implementation, if any.");
  texts("tests", &Spec::tests, "def tests(self) -> tuple[str, ...]", "The names of test files.");
  text("document", &Spec::document, "def document(self) -> str",
       "The whole document, as written; json.loads reads what has no field here.");
}

}  // namespace

void BindExtensions(nb::module_& module) {
  BindReference(module);
  BindWrittenValues(module);
  BindSpec(module);
  nb::exception<ExtensionError>(module, "ExtensionError", PyExc_ValueError).doc() =
      "Raised for specifications that cannot be imported; `diagnostics` lists their errors.";
  BindRegistry(module);
  module.def("check_extension", &CheckExtension, nb::arg("document"),
             nb::sig("def check_extension(document: str | os.PathLike[str] | bytes) "
                     "-> list[Diagnostic]"),
             "Checks an operator-extension specification and returns every finding.\n\n"
             "The document is a path or the bytes of one. Nothing is raised for a bad document; a "
             "file\n"
             "that cannot be read is a finding too. As open() does, a path with a null character "
             "raises\n"
             "ValueError.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::python
