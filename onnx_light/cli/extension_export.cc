// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/operator_lookup.h"
#include "onnx_light/extension/exporter.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

struct Options {
  std::string op;
  std::string domain;
};

}  // namespace

void AddExtensionExport(CLI::App& extension, Context& context) {
  CLI::App* command = AddCommand(extension, context, "export",
                                 "Write an operator as an operator-extension specification");
  auto options = std::make_shared<Options>();
  AddOperatorArgument(*command, &options->op);
  AddDomainOption(*command, &options->domain);
  AddExtensionsOption(*command, context);
  command->callback([options, &context] {
    const FoundOperator found = FindOperator(context.Registry(), options->op, options->domain);
    context.out << extension::ExportSpec(*found.schema, found.overload);
  });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
