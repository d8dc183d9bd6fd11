// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_replace.h"
#include "onnx_light/cli/command.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrAppend;
using core::StrCat;
using core::StrJoin;

// The scripts are written from the command line's own description, so that they know every command
// and option. What an option or argument takes follows from the name of its type.
struct Item {
  std::string name;  // Of an option with its dashes, or of a command.
  std::string description;
  std::string type;  // "" for a flag or a command.
};

struct Command {
  std::string path;  // "schema show"; "" for onnx-light itself.
  std::vector<Item> commands;
  std::vector<Item> options;
  std::string argument_type;  // "" for none, "PATH" for files.
};

void Collect(const CLI::App& app, const std::string& path, std::vector<Command>* all) {
  Command command{path, {}, {}, ""};
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) {
      // Names are offered for the first argument; behind it stand versions.
      if (command.argument_type.empty()) command.argument_type = option->get_type_name();
      continue;
    }
    for (const std::string& name : option->get_lnames()) {
      command.options.push_back({"--" + name, option->get_description(),
                                 option->get_expected_max() == 0 ? "" : option->get_type_name()});
    }
  }
  for (const CLI::App* sub : app.get_subcommands({})) {
    command.commands.push_back({sub->get_name(), sub->get_description(), ""});
  }
  all->push_back(std::move(command));
  for (const CLI::App* sub : app.get_subcommands({})) {
    Collect(*sub, StrCat(path, path.empty() ? "" : " ", sub->get_name()), all);
  }
}

// In single quotes, which the three shells read alike but for the backslash in fish.
std::string Quoted(std::string_view text, bool fish = false) {
  const std::string all(text);
  return StrCat("'",
                fish ? absl::StrReplaceAll(all, {{"\\", "\\\\"}, {"'", "\\'"}})
                     : absl::StrReplaceAll(all, {{"'", "'\\''"}}),
                "'");
}

std::string NamesOf(const std::vector<Item>& items) {
  return StrJoin(items, " ", [](std::string* out, const Item& item) { *out += item.name; });
}

// Lists of names, as assignments `prefix NAME separator 'words'`.
std::string NameLists(const core::schema::SchemaRegistry& registry, const char* prefix,
                      const char* separator) {
  std::set<std::string_view> operators;
  for (const std::string_view domain : registry.Domains()) {
    for (const std::string_view name : registry.Operators(domain)) operators.insert(name);
  }
  const std::string codes = StrJoin(core::diagnostics::AllCodes(), " ",
                                    [](std::string* out, const auto& info) { *out += info.name; });
  std::string text;
  const auto add = [&](const char* name, const std::string& words) {
    StrAppend(&text, prefix, name, separator, Quoted(words), "\n");
  };
  add("OP", StrJoin(operators, " "));
  add("DOMAIN", StrJoin(registry.Domains(), " "));
  add("CODE", codes);
  return text;
}

// What a value of a type is completed with, as words of the shell; "" for nothing.
std::string WordsOf(const std::string& type) {
  if (type == "OP" || type == "DOMAIN" || type == "CODE") return StrCat("$", type);
  if (type.find('|') != std::string::npos) return absl::StrReplaceAll(type, {{"|", " "}});
  return "";
}

// The patterns "COMMAND WORD" for which WORD goes one command down.
std::string Steps(const std::vector<Command>& commands, const char* separator) {
  std::vector<std::string> steps;
  for (const Command& command : commands) {
    for (const Item& sub : command.commands) {
      steps.push_back(Quoted(StrCat(command.path, " ", sub.name)));
    }
  }
  return StrJoin(steps, separator);
}

// The patterns of a command line up to an option whose value is the word behind it.
std::string ValueOptions(const std::vector<Command>& commands, const char* separator,
                         const char* before = "*\\ ", const char* after = "") {
  std::set<std::string> patterns;
  for (const Command& command : commands) {
    for (const Item& option : command.options) {
      if (!option.type.empty()) patterns.insert(StrCat(before, option.name, after));
    }
  }
  return StrJoin(patterns, separator);
}

std::string BashScript(const std::vector<Command>& commands,
                       const core::schema::SchemaRegistry& registry) {
  std::string script = StrCat(
      "# bash completion of onnx-light: source <(onnx-light completion bash)\n"
      "_onnx_light() {\n"
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
      "  local command='' word words='' given=0 value=''\n",
      NameLists(registry, "  local ", "="),
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
      "    if [[ $value ]]; then value=''; continue; fi\n"
      "    case \"$command $word\" in\n      ",
      Steps(commands, " | "), ")\n        command=\"${command:+$command }$word\" ;;\n      ",
      ValueOptions(commands, " | "),
      ") value=1 ;;\n"
      "      *\\ -*) ;;\n"
      "      *) given=$((given + 1)) ;;\n"
      "    esac\n  done\n"
      "  COMPREPLY=()\n"
      "  case \"$command $previous\" in\n");
  for (const Command& command : commands) {
    for (const Item& option : command.options) {
      if (option.type.empty()) continue;
      const std::string words = WordsOf(option.type);
      StrAppend(&script, "    ", Quoted(StrCat(command.path, " ", option.name)), ")\n");
      if (option.type == "PATH") {
        script += "      compopt -o default 2>/dev/null\n";
      } else if (!words.empty()) {
        StrAppend(&script, "      COMPREPLY=($(compgen -W \"", words, "\" -- \"$current\"))\n");
      }
      script += "      return ;;\n";
    }
  }
  script += "  esac\n  case \"$command\" in\n";
  for (const Command& command : commands) {
    const bool files = command.argument_type == "PATH";
    StrAppend(&script, "    ", Quoted(command.path), ")\n      if [[ $current == -* ]]; then\n",
              "        words='", NamesOf(command.options), "'\n      else\n");
    if (files) {
      script += "        compopt -o default 2>/dev/null\n        return\n";
    } else {
      StrAppend(&script, "        [[ $given == 0 ]] && words=\"", NamesOf(command.commands),
                WordsOf(command.argument_type), "\"\n");
    }
    script += "      fi ;;\n";
  }
  script +=
      "  esac\n"
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
      "}\n"
      "complete -F _onnx_light onnx-light\n";
  return script;
}

// Elements of a zsh array for _describe, which takes "name:description".
std::string ZshItems(const std::vector<Item>& items) {
  std::string text;
  for (const Item& item : items) {
    StrAppend(&text, " ", Quoted(StrCat(item.name, ":", item.description)));
  }
  return text;
}

std::string ZshScript(const std::vector<Command>& commands,
                      const core::schema::SchemaRegistry& registry) {
  std::string script = StrCat(
      "#compdef onnx-light\n"
      "# zsh completion of onnx-light: onnx-light completion zsh > \"${fpath[1]}/_onnx-light\"\n"
      "_onnx_light() {\n"
      "  local current=${words[CURRENT]} previous=${words[CURRENT-1]} command='' word\n"
      "  local given=0 value=''\n"
      "  local -a items\n",
      NameLists(registry, "  local ", "="),
      "  for word in \"${(@)words[2,CURRENT-1]}\"; do\n"
      "    if [[ -n $value ]]; then value=''; continue; fi\n"
      "    case \"$command $word\" in\n      ",
      Steps(commands, "|"), ") command=\"${command:+$command }$word\" ;;\n      ",
      ValueOptions(commands, "|"),
      ") value=1 ;;\n"
      "      *\\ -*) ;;\n"
      "      *) given=$((given + 1)) ;;\n"
      "    esac\n  done\n"
      "  case \"$command $previous\" in\n");
  for (const Command& command : commands) {
    for (const Item& option : command.options) {
      if (option.type.empty()) continue;
      const std::string words = WordsOf(option.type);
      StrAppend(&script, "    ", Quoted(StrCat(command.path, " ", option.name)), ") ");
      if (option.type == "PATH") script += "_files; ";
      if (!words.empty()) StrAppend(&script, "compadd -- ${=:-", words, "}; ");
      script += "return ;;\n";
    }
  }
  script += "  esac\n  case \"$command\" in\n";
  for (const Command& command : commands) {
    StrAppend(&script, "    ", Quoted(command.path), ")\n      if [[ $current == -* ]]; then\n",
              "        items=(", ZshItems(command.options), ")\n        _describe option items\n");
    if (command.argument_type == "PATH") {
      script += "      else\n        _files\n";
    } else if (!command.commands.empty()) {
      StrAppend(&script, "      else\n        items=(", ZshItems(command.commands),
                ")\n        _describe command items\n");
    } else if (!command.argument_type.empty()) {
      StrAppend(&script, "      elif [[ $given == 0 ]]; then\n        compadd -- ${=:-",
                WordsOf(command.argument_type), "}\n");
    }
    script += "      fi ;;\n";
  }
  script +=
      "  esac\n"
      "}\n"
      "if [[ $funcstack[1] == _onnx-light ]]; then _onnx_light; "
      "else compdef _onnx_light onnx-light; fi\n";
  return script;
}

std::string FishScript(const std::vector<Command>& commands,
                       const core::schema::SchemaRegistry& registry) {
  std::string script = StrCat(
      "# fish completion of onnx-light: onnx-light completion fish | source\n",
      NameLists(registry, "set -g __onnx_light_", " "),
      "# Whether a command is being written, and as many arguments of it as a second number.\n"
      "function __onnx_light_at\n"
      "  set -l command ''\n"
      "  set -l given 0\n"
      "  set -l value ''\n"
      "  for word in (commandline -opc)[2..-1]\n"
      "    if test -n \"$value\"\n      set value ''\n      continue\n    end\n"
      "    switch \"$command $word\"\n      case ",
      Steps(commands, " "),
      "\n        set command (string trim -- \"$command $word\")\n      case ",
      ValueOptions(commands, " ", "'* ", "'"),
      "\n        set value 1\n"
      "      case '* -*'\n"
      "      case '*'\n        set given (math $given + 1)\n"
      "    end\n  end\n"
      "  test \"$command\" = \"$argv[1]\"; or return 1\n"
      "  test (count $argv) -lt 2; or test $given = \"$argv[2]\"\n"
      "end\n"
      "complete -c onnx-light -f\n");
  const auto words_of = [](const std::string& type) {
    const std::string words = WordsOf(type);
    return words.empty()     ? std::string()
           : words[0] == '$' ? StrCat(" -a '(string split \" \" $__onnx_light_", type, ")'")
                             : StrCat(" -a '", words, "'");
  };
  for (const Command& command : commands) {
    const std::string start =
        StrCat("complete -c onnx-light -n ",
               Quoted(StrCat("__onnx_light_at \"", command.path, "\""), true));
    for (const Item& sub : command.commands) {
      StrAppend(&script, start, " -a ", sub.name, " -d ", Quoted(sub.description, true), "\n");
    }
    for (const Item& option : command.options) {
      StrAppend(&script, start, " -l ", option.name.substr(2),
                option.type.empty()     ? ""
                : option.type == "PATH" ? " -r -F"
                                        : " -x",
                words_of(option.type), " -d ", Quoted(option.description, true), "\n");
    }
    if (command.argument_type == "PATH") {
      StrAppend(&script, start, " -F\n");
    } else if (!command.argument_type.empty()) {
      StrAppend(&script, "complete -c onnx-light -n ",
                Quoted(StrCat("__onnx_light_at \"", command.path, "\" 0"), true),
                words_of(command.argument_type), "\n");
    }
  }
  return script;
}

void Complete(const CLI::App& app, const std::string& shell, Context& context) {
  std::vector<Command> commands;
  Collect(app, "", &commands);
  const auto& registry = context.Registry();
  context.out << (shell == "bash"  ? BashScript(commands, registry)
                  : shell == "zsh" ? ZshScript(commands, registry)
                                   : FishScript(commands, registry));
}

}  // namespace

void AddCompletion(CLI::App& app, Context& context) {
  CLI::App* command =
      AddCommand(app, context, "completion", "Write the completion script of a shell");
  auto shell = std::make_shared<std::string>();
  LimitTo(command->add_option("SHELL", *shell, "bash, zsh or fish")->required(), "bash|zsh|fish");
  command->footer(
      "Load it with:\n"
      "  source <(onnx-light completion bash)\n"
      "  onnx-light completion zsh > \"${fpath[1]}/_onnx-light\"\n"
      "  onnx-light completion fish | source");
  command->callback([&app, shell, &context] { Complete(app, *shell, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
