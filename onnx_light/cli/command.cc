// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/command.h"

#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/opsets/operator_sets.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;

// The errors of specifications that cannot be imported, each with its file.
std::string ImportProblem(const core::schema::ImportResult& result) {
  std::string text = "the specifications cannot be imported:";
  for (const auto& file : result.files) {
    for (const Diagnostic& d : file.diagnostics) {
      if (d.severity != Severity::kError) continue;
      core::StrAppend(&text, "\n", core::diagnostics::Printable(file.path, std::string::npos), ": ",
                      ToString(d));
    }
  }
  return text;
}

}  // namespace

const core::schema::SchemaRegistry& Context::Registry() {
  if (extensions.empty()) return opsets::BuiltInRegistry();
  if (extended == nullptr) {
    auto registry = std::make_unique<core::schema::SchemaRegistry>(&opsets::BuiltInRegistry());
    for (const std::string& path : extensions) {
      const core::schema::ImportResult result = registry->Import(path);
      if (!result.ok()) throw UsageError(ImportProblem(result));
    }
    extended = std::move(registry);
  }
  return *extended;
}

CLI::Option* LimitTo(CLI::Option* option, const char* choices) {
  const std::vector<std::string> all = absl::StrSplit(choices, '|');
  return option->type_name(choices)->check([all, choices](const std::string& text) {
    return absl::c_linear_search(all, text) ? std::string()
                                            : core::StrCat("found ", core::diagnostics::Quote(text),
                                                           ", expected one of ", choices);
  });
}

CLI::Option* LimitTo(CLI::Option* option, int max) {
  return option->type_name("N")->check([max](const std::string& text) {
    int number = 0;
    return absl::SimpleAtoi(text, &number) && number >= 1 && number <= max
               ? std::string()
               : core::StrCat("found ", core::diagnostics::Quote(text),
                              ", expected a number from 1 to ", max);
  });
}

CLI::App* AddCommand(CLI::App& parent, Context& context, const std::string& name,
                     const std::string& description) {
  CLI::App* command = parent.add_subcommand(name, description);
  command->footer("");
  command->set_help_flag("-h,--help", "Print this help and exit");
  command->set_version_flag("--version", core::StrCat("onnx-light ", Version()),
                            "Print the version and exit");
  LimitTo(command->add_option_function<std::string>(
              "--color",
              [&context](const std::string& color) {
                if (color != "auto") context.style = Style(color == "always");
              },
              "Colour on a terminal unless NO_COLOR is set (auto), always or never"),
          "auto|always|never");
  return command;
}

void AddFormatOption(CLI::App& command, const char* choices, std::string* format) {
  LimitTo(command.add_option("--format", *format, "Output for people or for programs"), choices);
}

void AddOperatorArgument(CLI::App& command, std::string* op) {
  command.add_option("OP", *op, "Operator, or operator and version as in Clip-12")
      ->type_name("OP")
      ->required();
}

CLI::Option* AddDomainOption(CLI::App& command, std::string* domain) {
  return command.add_option("--domain", *domain, "Operator domain, for example ai.onnx.ml")
      ->type_name("DOMAIN");
}

void AddExtensionsOption(CLI::App& command, Context& context) {
  command
      .add_option("--extensions", context.extensions,
                  "Specifications of custom operators: a file, or a folder with every *.json below")
      ->type_name("PATH")
      ->allow_extra_args(false);
}

void AddSchema(CLI::App& app, Context& context) {
  CLI::App* schema =
      AddCommand(app, context, "schema", "Look operators up: list, show, diff, dump");
  schema->require_subcommand(1);
  schema->footer(
      "Examples:\n"
      "  onnx-light schema list --opset 17\n"
      "  onnx-light schema show Clip-12\n"
      "  onnx-light schema show Scaler --domain ai.onnx.ml\n"
      "  onnx-light schema diff Clip 6 13");
  AddSchemaList(*schema, context);
  AddSchemaShow(*schema, context);
  AddSchemaDiff(*schema, context);
  AddSchemaDump(*schema, context);
}

void AddExtension(CLI::App& app, Context& context) {
  CLI::App* extension =
      AddCommand(app, context, "extension", "Specifications of custom operators: check, export");
  extension->require_subcommand(1);
  AddExtensionCheck(*extension, context);
  AddExtensionExport(*extension, context);
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
