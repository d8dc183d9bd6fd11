// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string_view>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/schema_json.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

void DumpSchemas(bool docs, Context& context) {
  const core::schema::SchemaRegistry& registry = context.Registry();
  RecordWriter records(context.out);
  for (const std::string_view domain : registry.Domains()) {
    for (const std::string_view name : registry.Operators(domain)) {
      for (const std::string_view overload : registry.Overloads(domain, name)) {
        for (const auto& schema : *registry.History(domain, name, overload)) {
          records.Add(SchemaJson(schema, docs));
        }
      }
    }
  }
  records.End();
  context.out << "\n";
}

}  // namespace

void AddSchemaDump(CLI::App& schema, Context& context) {
  CLI::App* command =
      AddCommand(schema, context, "dump", "Write every version of every operator as JSON");
  auto no_docs = std::make_shared<bool>(false);
  AddExtensionsOption(*command, context);
  command->add_flag("--no-docs", *no_docs, "Leave the texts empty");
  command->callback([no_docs, &context] { DumpSchemas(!*no_docs, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
