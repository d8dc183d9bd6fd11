// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/optest_report.h"
#include "onnx_light/optest/optest.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string format = "text";
};

int CheckFiles(const Options& options, Context& context) {
  const core::schema::SchemaRegistry& registry = context.Registry();
  const bool json = options.format == "json";
  if (json) context.out << "{\"files\": ";
  std::optional<RecordWriter> records;
  if (json) records.emplace(context.out);
  bool errors = false;
  bool unreadable = false;
  for (const std::string& file : options.files) {
    const optest::OptestResult result = optest::CheckOptestFile(file, registry);
    if (json) {
      records->Add(OptestFileJson(file, result));
    } else {
      PrintOptestFile(file, result, context.style, context.out);
    }
    context.out.flush();
    unreadable = unreadable || result.io_error;
    errors = errors || !result.valid();
  }
  if (json) {
    records->End();
    context.out << "}\n";
  }
  return unreadable ? kNotCarriedOut : errors ? kErrorsFound : kValid;
}

}  // namespace

void AddOptest(CLI::App& app, Context& context) {
  CLI::App* command =
      AddCommand(app, context, "optest", "Check op-test files against schemas and shape rules");
  auto options = std::make_shared<Options>();
  command->add_option("FILE", options->files, "Op-test files (.jsonc)")
      ->type_name("PATH")
      ->required();
  AddExtensionsOption(*command, context);
  AddFormatOption(*command, "text|json", &options->format);
  command->callback([options, &context] { context.exit_code = CheckFiles(*options, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
