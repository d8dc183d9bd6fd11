// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>
#include <utility>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/operator_lookup.h"
#include "onnx_light/cli/schema_json.h"
#include "onnx_light/cli/schema_text.h"
#include "onnx_light/core/schema/schema_diff.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

struct Options {
  std::string op;
  std::string domain;
  std::string format = "text";
};

// The record of the dump, and what changed from version to version.
Json ShowJson(const FoundOperator& found) {
  Json record = SchemaJson(*found.schema, true);
  Json& versions = record["versions"] = Json::array();
  const core::schema::LightOpSchema* before = nullptr;
  for (const auto& schema : *found.history) {
    Json changes = before == nullptr
                       ? Json::array()
                       : Json(DescribeDiff(core::schema::DiffSchemas(*before, schema)));
    versions.push_back(
        {{"since_version", schema.since_version()}, {"changes", std::move(changes)}});
    before = &schema;
  }
  return record;
}

void Show(const Options& options, Context& context) {
  const FoundOperator found = FindOperator(context.Registry(), options.op, options.domain);
  if (options.format == "json") {
    context.out << Dump(ShowJson(found)) << "\n";
  } else {
    PrintSchema(*found.schema, *found.history, context.style, context.terminal, context.out);
  }
}

}  // namespace

void AddSchemaShow(CLI::App& schema, Context& context) {
  CLI::App* command = AddCommand(schema, context, "show",
                                 "Show what an operator takes, gives and means, and its history");
  auto options = std::make_shared<Options>();
  AddOperatorArgument(*command, &options->op);
  AddDomainOption(*command, &options->domain);
  AddFormatOption(*command, "text|json", &options->format);
  AddExtensionsOption(*command, context);
  command->callback([options, &context] { Show(*options, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
