// SPDX-License-Identifier: Apache-2.0
#include <memory>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/schema_json.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

void DumpSchemas(bool docs, Context& context) {
  RecordWriter records(context.out);
  for (const core::schema::LightOpSchema* schema : context.Registry().AllVersions()) {
    records.Add(SchemaJson(*schema, docs));
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
