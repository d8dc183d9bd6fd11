// SPDX-License-Identifier: Apache-2.0
//
// What the commands have in common. A command adds itself to the command line with its options and
// what runs when it is chosen:
//
//   void AddSchemaDump(CLI::App& schema, Context& context);
//
// A command writes to the context's streams, and sets exit_code where it is not 0. It throws
// UsageError when it cannot be carried out.
#pragma once

#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "onnx_light/cli/cli.h"
#include "onnx_light/cli/terminal.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// The largest version of a domain that can be asked for.
constexpr int kMaxVersion = 1'000'000;

/// What a command works with.
struct Context {
  std::ostream& out;
  std::ostream& err;
  Terminal terminal;
  Style style;  ///< Of `out`.
  int exit_code = kValid;
  std::vector<std::string> extensions = {};  ///< Paths of specifications to import.

  /// Returns the schemas that operators are looked up in: the built-in ones and those of
  /// `extensions`, which are imported when this is first called. Throws UsageError with their
  /// findings when they cannot be.
  const core::schema::SchemaRegistry& Registry();

  std::unique_ptr<core::schema::SchemaRegistry> extended = nullptr;  ///< Made by Registry.
};

/// Thrown when a command cannot be carried out as it was given.
class UsageError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Makes a command below `parent` with the options that every command has.
CLI::App* AddCommand(CLI::App& parent, Context& context, const std::string& name,
                     const std::string& description);

/// Lets an option take one of `choices`, written "a|b". The name of an option's type is what its
/// help shows and what the completion scripts go by.
CLI::Option* LimitTo(CLI::Option* option, const char* choices);

/// Lets an option take a number from 1 to `max`.
CLI::Option* LimitTo(CLI::Option* option, int max);

/// Adds `--format`, one of `choices` ("text|json").
void AddFormatOption(CLI::App& command, const char* choices, std::string* format);

/// Adds the argument OP, an operator with or without a version (operator_lookup.h).
void AddOperatorArgument(CLI::App& command, std::string* op);

/// Adds `--domain D`.
CLI::Option* AddDomainOption(CLI::App& command, std::string* domain);

/// Adds `--extensions PATH`, whose operators Context::Registry then knows.
void AddExtensionsOption(CLI::App& command, Context& context);

void AddVerify(CLI::App& app, Context& context);
void AddInfer(CLI::App& app, Context& context);
void AddSchema(CLI::App& app, Context& context);
void AddExtension(CLI::App& app, Context& context);
void AddOptest(CLI::App& app, Context& context);
void AddDocs(CLI::App& app, Context& context);
void AddCompletion(CLI::App& app, Context& context);

// The commands below `schema`.
void AddSchemaList(CLI::App& schema, Context& context);
void AddSchemaShow(CLI::App& schema, Context& context);
void AddSchemaDiff(CLI::App& schema, Context& context);
void AddSchemaDump(CLI::App& schema, Context& context);

// The commands below `extension`.
void AddExtensionCheck(CLI::App& extension, Context& context);
void AddExtensionExport(CLI::App& extension, Context& context);

}  // namespace ONNX_LIGHT_NAMESPACE::cli
