// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/cli.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <utility>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/fd_stream.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrCat;
using core::diagnostics::Quote;

constexpr const char* kFooter =
    "Exit codes: 0 everything is valid, 1 an error was found in what was checked, 2 the command\n"
    "could not be carried out.\n\n"
    "Examples:\n"
    "  onnx-light verify model.onnx        every fault of a model\n"
    "  onnx-light schema show Clip         what an operator takes, gives and means\n"
    "  onnx-light schema diff Clip 6 13    what changed from opset 6 to 13";

// Names what an option takes as it is typed, without the limits that an error tells.
class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() { column_width(30); }

  std::string make_option_opts(const CLI::Option* option) const override {
    const bool names_type = !option->get_positional() && !option->get_type_name().empty();
    return names_type ? StrCat(" ", option->get_type_name()) : "";
  }
};

void AddCommands(CLI::App& app, Context& context) {
  app.formatter(std::make_shared<HelpFormatter>());
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.set_version_flag("--version", StrCat("onnx-light ", Version()), "Print the version and exit");
  app.require_subcommand(1);
  app.footer(kFooter);
  AddVerify(app, context);
  AddInfer(app, context);
  AddSchema(app, context);
  AddExtension(app, context);
  AddOptest(app, context);
  AddDocs(app, context);
  AddCompletion(app, context);
}

// The command that the arguments chose, as far as they chose one.
const CLI::App& ChosenCommand(const CLI::App& app) {
  const CLI::App* command = &app;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().back();
  return *command;
}

std::string DescribeUnknown(const CLI::App& command, const std::string& argument) {
  std::vector<std::string> names;
  const bool is_option = argument.size() > 1 && argument[0] == '-';
  const std::string written =
      argument.substr(0, is_option ? argument.find('=') : std::string::npos);
  if (is_option) {
    for (const CLI::Option* option : command.get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  } else {
    for (const CLI::App* sub : command.get_subcommands({})) names.push_back(sub->get_name());
  }
  const char* what = is_option       ? "unknown option "
                     : names.empty() ? "one argument too many: "
                                     : "unknown command ";
  const std::string hint = core::diagnostics::DidYouMean(written, {names.begin(), names.end()});
  return StrCat(what, Quote(written), hint.empty() ? "" : "; ", hint);
}

int ReportUsage(const CLI::App& app, const std::string& message, std::ostream& err) {
  const CLI::App& command = ChosenCommand(app);
  std::string name;
  for (const CLI::App* part = &command; part != nullptr; part = part->get_parent()) {
    name = StrCat(part->get_name(), name.empty() ? "" : " ", name);
  }
  err << "onnx-light: " << Plain(message) << "\nTry '" << name << " --help'.\n";
  return kNotCarriedOut;
}

int Parse(CLI::App& app, std::vector<std::string> arguments, Context& context) {
  if (arguments.empty()) {
    context.err << app.help();
    return kNotCarriedOut;
  }
  for (std::string& argument : arguments) {
    // CLI11 reads "[a,b]" as a list of two; here it can only be a path.
    if (argument.front() == '[') argument.insert(0, "./");
  }
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(std::move(arguments));
    return context.exit_code;
  } catch (const CLI::CallForHelp&) {
    context.out << app.help();
    return kValid;
  } catch (const CLI::CallForVersion& version) {
    context.out << version.what() << "\n";
    return kValid;
  } catch (const CLI::ParseError& error) {
    const std::vector<std::string> unknown = app.remaining(true);
    return ReportUsage(
        app, unknown.empty() ? error.what() : DescribeUnknown(ChosenCommand(app), unknown.front()),
        context.err);
  }
}

}  // namespace

const char* Version() { return ONNX_LIGHT_VERSION; }

int Run(std::vector<std::string> arguments, std::ostream& out, std::ostream& err,
        const Terminal& terminal) {
  Context context{out, err, terminal, Style(terminal.out && !terminal.no_color)};
  try {
    CLI::App app("Verifies ONNX models and explains ONNX operators.", "onnx-light");
    AddCommands(app, context);
    return Parse(app, std::move(arguments), context);
  } catch (const std::exception& error) {
    err << "onnx-light: " << Plain(error.what()) << "\n";
    return kNotCarriedOut;
  }
}

int RunInProcess(std::vector<std::string> arguments) {
  FdStream out(1);
  FdStream err(2);
  const int exit_code = Run(std::move(arguments), out, err, DetectTerminal());
  out.flush();
  if (const std::string problem = out.Problem(); !problem.empty()) {
    err << "onnx-light: cannot write the output: " << problem << "\n";
    err.flush();
    return kNotCarriedOut;
  }
  return exit_code;
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
