// SPDX-License-Identifier: Apache-2.0
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/diagnostic_json.h"
#include "onnx_light/cli/finding_text.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/optest_report.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/importer.h"
#include "onnx_light/extension/spec_reader.h"
#include "onnx_light/opsets/operator_sets.h"
#include "onnx_light/optest/optest.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrCat;
using core::diagnostics::Diagnostic;
using extension::SpecReading;

struct Options {
  std::vector<std::string> paths;
  bool tests = false;
  std::string format = "text";
};

// A document, and its op-test files where they were to be checked.
struct CheckedSpec {
  SpecReading reading;
  std::vector<std::pair<std::string, optest::OptestResult>> tests = {};
};

bool IsOptestFile(const std::string& name) {
  return std::filesystem::path(name).extension() == ".jsonc";
}

// Checks the op-test files of a document, each once.
void CheckTests(const core::schema::SchemaRegistry& registry, CheckedSpec* spec) {
  const auto folder = std::filesystem::path(spec->reading.path).parent_path();
  std::set<std::string> seen;
  for (const std::string& name : spec->reading.tests) {
    if (!IsOptestFile(name) || !seen.insert(name).second) continue;
    const std::string path = (folder / name).string();
    spec->tests.emplace_back(path, optest::CheckOptestFile(path, registry));
  }
}

// Reads the documents and holds them against each other and the built-in operators; checks their
// op-tests with the operators of all of them.
std::vector<CheckedSpec> CheckSpecs(const Options& options) {
  std::vector<SpecReading> readings = extension::ReadSpecFiles(options.paths);
  core::schema::SchemaRegistry registry(&opsets::BuiltInRegistry());
  extension::FindConflicts(registry, &readings);
  extension::AddSpecs(readings, &registry);
  std::vector<CheckedSpec> specs;
  for (SpecReading& reading : readings) {
    CheckedSpec& spec = specs.emplace_back(CheckedSpec{std::move(reading)});
    if (options.tests && spec.reading.valid()) CheckTests(registry, &spec);
  }
  return specs;
}

Json TestsJson(const CheckedSpec& spec) {
  Json tests = Json::array();
  for (const auto& [path, result] : spec.tests) tests.push_back(OptestFileJson(path, result));
  return tests;
}

void PrintJson(const std::vector<CheckedSpec>& specs, bool tests, std::ostream& out) {
  out << "{\"files\": ";
  RecordWriter files(out);
  for (const CheckedSpec& spec : specs) {
    const SpecReading& reading = spec.reading;
    Json diagnostics = Json::array();
    for (const Diagnostic& d : reading.diagnostics) diagnostics.push_back(DocumentFindingJson(d));
    Json record = {{"path", reading.path},
                   {"valid", reading.valid()},
                   {"diagnostics", std::move(diagnostics)}};
    if (tests) record["tests"] = TestsJson(spec);
    files.Add(record);
  }
  files.End();
  out << "}\n";
}

// What a valid document defines: "acme.img::Scale2D(x: T) -> (y: T)".
std::string DefinitionOf(const std::shared_ptr<const core::schema::ExtensionSpec>& spec) {
  // The signature needs no more of it, and there may be much of it.
  core::schema::LightOpSchema schema(spec->op_type, spec->domain, 1, "", spec->inputs,
                                     spec->outputs, spec->type_parameters);
  schema.set_extension(spec);
  return core::diagnostics::Printable(StrCat(schema.domain(), "::", SignatureOf(schema)), 1000);
}

void PrintText(const std::vector<CheckedSpec>& specs, const Style& style, std::ostream& out) {
  int64_t valid = 0;
  int64_t unreadable = 0;
  for (const CheckedSpec& spec : specs) {
    const SpecReading& reading = spec.reading;
    valid += reading.valid() ? 1 : 0;
    unreadable += reading.io_error ? 1 : 0;
    out << style.Bold(core::diagnostics::Printable(reading.path, std::string::npos)) << ": "
        << (reading.io_error ? style.Red("could not be checked")
                             : VerdictOf(reading.diagnostics, style))
        << "\n";
    if (reading.valid()) {
      out << "  " << style.Dim(StrCat("defines ", DefinitionOf(reading.spec))) << "\n";
    }
    for (const Diagnostic& d : reading.diagnostics) PrintFinding(d, style, out);
    for (const auto& [path, result] : spec.tests) PrintOptestFile(path, result, style, out);
  }
  if (specs.size() < 2) return;
  const auto count = static_cast<int64_t>(specs.size());
  out << "\n" << CountOf(count, "file") << ": " << valid << " valid";
  if (count > valid + unreadable) out << ", " << count - valid - unreadable << " with errors";
  if (unreadable > 0) out << ", " << unreadable << " could not be checked";
  out << "\n";
}

int Check(const Options& options, Context& context) {
  const std::vector<CheckedSpec> specs = CheckSpecs(options);
  if (options.format == "json") {
    PrintJson(specs, options.tests, context.out);
  } else {
    PrintText(specs, context.style, context.out);
  }
  bool errors = false;
  bool unreadable = false;
  for (const CheckedSpec& spec : specs) {
    unreadable = unreadable || spec.reading.io_error;
    errors = errors || !spec.reading.valid();
    for (const auto& [path, result] : spec.tests) {
      unreadable = unreadable || result.io_error;
      errors = errors || !result.valid();
    }
  }
  return unreadable ? kNotCarriedOut : errors ? kErrorsFound : kValid;
}

}  // namespace

void AddExtensionCheck(CLI::App& extension, Context& context) {
  CLI::App* command = AddCommand(extension, context, "check",
                                 "Check operator-extension specifications and report every fault");
  auto options = std::make_shared<Options>();
  command
      ->add_option("PATH", options->paths,
                   "Specifications, and folders that mean every *.json below them")
      ->type_name("PATH")
      ->required();
  command->add_flag("--tests", options->tests,
                    "Check the op-test files (*.jsonc) that the specifications name, too");
  AddFormatOption(*command, "text|json", &options->format);
  command->footer(
      "In a folder, files that a specification beside them names as tests are left out.\n\n"
      "Examples:\n  onnx-light extension check specs\n"
      "  onnx-light extension check --tests specs/scale2d.json");
  command->callback([options, &context] { context.exit_code = Check(*options, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
