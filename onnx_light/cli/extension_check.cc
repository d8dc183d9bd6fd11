// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>
#include <vector>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/diagnostic_json.h"
#include "onnx_light/cli/finding_text.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/importer.h"
#include "onnx_light/extension/spec_reader.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrCat;
using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;
using core::schema::ExtensionSpec;
using extension::SpecReading;

struct Options {
  std::vector<std::string> paths;
  std::string format = "text";
};

void PrintJson(const std::vector<SpecReading>& readings, std::ostream& out) {
  out << "{\"files\": ";
  RecordWriter files(out);
  for (const SpecReading& reading : readings) {
    Json diagnostics = Json::array();
    for (const Diagnostic& d : reading.diagnostics) diagnostics.push_back(DocumentFindingJson(d));
    files.Add({{"path", reading.path},
               {"valid", reading.valid()},
               {"diagnostics", std::move(diagnostics)}});
  }
  files.End();
  out << "}\n";
}

// What a valid document defines: "acme.img::Scale2D(x: T) -> (y: T)".
std::string DefinitionOf(const SpecReading& reading) {
  const core::schema::LightOpSchema schema = extension::SchemaOf(reading.spec);
  return core::diagnostics::Printable(StrCat(schema.domain(), "::", SignatureOf(schema)), 1000);
}

void PrintText(const std::vector<SpecReading>& readings, const Style& style, std::ostream& out) {
  int64_t valid = 0;
  int64_t unreadable = 0;
  for (const SpecReading& reading : readings) {
    valid += reading.valid() ? 1 : 0;
    unreadable += reading.io_error ? 1 : 0;
    out << style.Bold(core::diagnostics::Printable(reading.path, std::string::npos)) << ": "
        << (reading.io_error ? style.Red("could not be checked")
                             : VerdictOf(reading.diagnostics, style))
        << "\n";
    if (reading.valid())
      out << "  " << style.Dim(StrCat("defines ", DefinitionOf(reading))) << "\n";
    for (const Diagnostic& d : reading.diagnostics) PrintFinding(d, style, out);
  }
  if (readings.size() < 2) return;
  const auto count = static_cast<int64_t>(readings.size());
  out << "\n" << CountOf(count, "file") << ": " << valid << " valid";
  if (count > valid + unreadable) out << ", " << count - valid - unreadable << " with errors";
  if (unreadable > 0) out << ", " << unreadable << " could not be checked";
  out << "\n";
}

int Check(const Options& options, Context& context) {
  const std::vector<SpecReading> readings = extension::ReadSpecFiles(options.paths);
  if (options.format == "json") {
    PrintJson(readings, context.out);
  } else {
    PrintText(readings, context.style, context.out);
  }
  int exit_code = kValid;
  for (const SpecReading& reading : readings) {
    if (reading.io_error) return kNotCarriedOut;
    if (!reading.valid()) exit_code = kErrorsFound;
  }
  return exit_code;
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
  AddFormatOption(*command, "text|json", &options->format);
  command->footer(
      "In a folder, files that a specification beside them names as tests are left out.\n\n"
      "Example:\n  onnx-light extension check specs");
  command->callback([options, &context] { context.exit_code = Check(*options, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
