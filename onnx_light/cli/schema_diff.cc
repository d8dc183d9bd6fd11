// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/schema_diff.h"

#include <memory>
#include <string>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/operator_lookup.h"
#include "onnx_light/cli/schema_json.h"
#include "onnx_light/cli/schema_text.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

struct Options {
  std::string op;
  int from = 0;
  int to = 0;
  std::string domain;
  std::string format = "text";
};

void Diff(const Options& options, Context& context) {
  const auto& registry = context.Registry();
  const FoundOperator found = FindOperator(registry, options.op, options.domain);
  const auto version_at = [&](int version) -> const core::schema::LightOpSchema& {
    return VersionAt(registry, found.schema->domain(), found.schema->name(), version,
                     found.overload);
  };
  const auto& from = version_at(options.from);
  const auto& to = version_at(options.to);
  const core::schema::SchemaDiff diff = core::schema::DiffSchemas(from, to);
  if (options.format == "json") {
    context.out << Dump(SchemaDiffJson(diff)) << "\n";
  } else {
    PrintSchemaDiff(diff, context.style, context.terminal, context.out);
  }
}

}  // namespace

void AddSchemaDiff(CLI::App& schema, Context& context) {
  CLI::App* command =
      AddCommand(schema, context, "diff", "Say what changed between two versions of an operator");
  auto options = std::make_shared<Options>();
  command->add_option("OP", options->op, "Operator")->type_name("OP")->required();
  for (auto [name, version, text] :
       {std::tuple("FROM", &options->from, "Version of the domain to start from"),
        std::tuple("TO", &options->to, "Version of the domain to compare with")}) {
    LimitTo(command->add_option(name, *version, text)->required(), kMaxVersion);
  }
  AddDomainOption(*command, &options->domain);
  AddFormatOption(*command, "text|json", &options->format);
  AddExtensionsOption(*command, context);
  command->footer("Example:\n  onnx-light schema diff Clip 6 13");
  command->callback([options, &context] { Diff(*options, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
