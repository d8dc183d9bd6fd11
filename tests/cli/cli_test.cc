// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/cli.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "nlohmann/json.hpp"
#include "tests/temporary_folder.h"

namespace onnx_light::cli {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

struct Outcome {
  int exit_code;
  std::string out;
  std::string err;
};

Outcome Call(const std::vector<std::string>& arguments, const Terminal& terminal = {}) {
  std::ostringstream out;
  std::ostringstream err;
  const int exit_code = Run(arguments, out, err, terminal);
  return {exit_code, out.str(), err.str()};
}

TEST(Run, NamesWhatWasMeant) {
  struct Case {
    std::vector<std::string> arguments;
    const char* message;
  };
  const Case cases[] = {
      {{"verfy"}, "unknown command 'verfy'; did you mean 'verify'?\nTry 'onnx-light --help'."},
      {{"xyzzy"}, "unknown command 'xyzzy'\n"},
      {{"schema", "lst"},
       "unknown command 'lst'; did you mean 'list'?\nTry 'onnx-light schema --help'."},
      {{"schema", "show", "Clip", "--fromat=json"},
       "unknown option '--fromat'; did you mean '--format'?"},
      {{"schema", "show", "Clip", "7"}, "one argument too many: '7'"},
      {{"schema", "show", "Clip", "--format", "xml"},
       "--format: found 'xml', expected one of text|json"},
      {{"schema", "list", "--opset", "0"}, "--opset: found '0', expected a number from 1 to"},
      {{"schema", "list", "--opset", "9z"}, "--opset: found '9z', expected a number from 1 to"},
      {{"schema", "list", "--opset", "9999"}, "found version 9999, expected at most"},
      {{"schema", "diff", "Clip", "6", "x"}, "TO: found 'x', expected a number from 1 to"},
      {{"schema", "show", "Clp"}, "hint: did you mean 'Clip'?"},
      {{"schema", "show", "Clip", "--domain", "ai.onnx.nl"}, "hint: did you mean 'ai.onnx.ml'?"},
      {{"schema", "show", "TreeEnsembl"}, "did you mean 'TreeEnsemble'?"},
      {{"schema", "diff", "Range", "1", "11"}, "since Range exists since 11"},
      {{"verify"}, "PATH is required"},
      {{"verify", "--error", "input-cuont", "x.onnx"}, "did you mean 'input-count'?"},
      {{"verify", "--jobs", "0", "x.onnx"}, "--jobs: found '0', expected a number from 1 to"},
      {{"extension", "export", "Clp"}, "hint: did you mean 'Clip'?"},
      {{"completion", "tcsh"}, "SHELL: found 'tcsh', expected one of bash|zsh|fish"},
  };
  for (const Case& c : cases) {
    const Outcome outcome = Call(c.arguments);
    EXPECT_EQ(outcome.exit_code, kNotCarriedOut) << c.message;
    EXPECT_EQ(outcome.out, "") << c.message;
    EXPECT_THAT(outcome.err, StartsWith("onnx-light: "));
    EXPECT_THAT(outcome.err, HasSubstr(c.message));
  }
}

TEST(Run, WithoutACommandShowsTheHelpAsAnError) {
  const Outcome outcome = Call({});
  EXPECT_EQ(outcome.exit_code, kNotCarriedOut);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, Call({"--help"}).out);
}

TEST(Run, HasHelpAndVersionEverywhere) {
  const std::vector<std::vector<std::string>> commands = {
      {},
      {"verify"},
      {"schema"},
      {"schema", "list"},
      {"schema", "show"},
      {"schema", "diff"},
      {"schema", "dump"},
      {"extension"},
      {"extension", "export"},
      {"optest"},
      {"completion"},
  };
  for (std::vector<std::string> command : commands) {
    command.emplace_back("--help");
    const Outcome help = Call(command);
    EXPECT_EQ(help.exit_code, kValid);
    EXPECT_THAT(help.out, HasSubstr("Usage: onnx-light"));
    EXPECT_THAT(help.out, HasSubstr("--version"));
    EXPECT_EQ(help.err, "");
    command.back() = "--version";
    const Outcome version = Call(command);
    EXPECT_EQ(version.exit_code, kValid);
    EXPECT_EQ(version.out, std::string("onnx-light ") + Version() + "\n");
  }
}

TEST(Run, ReadsABracketedNameAsAPath) {
  const json log = json::parse(Call({"verify", "--format", "json", "[a,b]"}).out);
  ASSERT_EQ(log["files"].size(), 1U);
  EXPECT_EQ(log["files"][0]["path"], "./[a,b]");
}

TEST(Run, TakesNamesOfCommandsAsPaths) {
  const json log = json::parse(Call({"verify", "--format", "json", "schema", "verify"}).out);
  EXPECT_EQ(log["files"].size(), 2U);
}

TEST(Color, FollowsTheOptionAndTheTerminal) {
  const auto colored = [](const char* option, bool is_terminal, bool no_color) {
    Terminal terminal;
    terminal.out = is_terminal;
    terminal.no_color = no_color;
    const std::string out = Call({"schema", "show", "Relu", "--color", option}, terminal).out;
    return out.find('\x1b') != std::string::npos;
  };
  EXPECT_TRUE(colored("auto", true, false));
  EXPECT_FALSE(colored("auto", true, true));
  EXPECT_FALSE(colored("auto", false, false));
  EXPECT_TRUE(colored("always", false, true));
  EXPECT_FALSE(colored("never", true, false));
}

std::vector<std::string> Lines(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(SchemaList, IsALineAnOperator) {
  const auto lines = Lines(Call({"schema", "list", "--domain", "ai.onnx.preview.training"}).out);
  const json records = json::parse(
      Call({"schema", "list", "--domain", "ai.onnx.preview.training", "--format", "json"}).out);
  ASSERT_EQ(lines.size(), records.size());
  for (size_t i = 0; i < lines.size(); ++i) {
    EXPECT_THAT(lines[i], StartsWith(records[i]["name"].get<std::string>() + "-"));
    EXPECT_THAT(lines[i], HasSubstr(records[i]["summary"].get<std::string>()));
  }
}

TEST(SchemaList, KeepsToTheWidthOfATerminal) {
  Terminal terminal;
  terminal.out = true;
  terminal.width = 60;
  for (const std::string& line :
       Lines(Call({"schema", "list", "--color", "never"}, terminal).out)) {
    EXPECT_LE(std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; }),
              60)
        << line;
  }
}

TEST(SchemaList, ShowsWhatIsInForceAtAVersion) {
  const auto versions = [](std::vector<std::string> options) {
    std::vector<std::string> arguments = {"schema", "list", "--format", "json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    std::vector<int> found;
    for (const json& record : json::parse(Call(arguments).out)) {
      if (record["name"] == "Clip" && record["domain"] == "ai.onnx") {
        found.push_back(record["since_version"]);
      }
    }
    return found;
  };
  EXPECT_THAT(versions({}), ElementsAre(13));
  EXPECT_THAT(versions({"--opset", "11"}), ElementsAre(11));
  EXPECT_THAT(versions({"--opset", "11", "--all-versions"}), ElementsAre(1, 6, 11));
  EXPECT_THAT(versions({"--all-versions"}), ElementsAre(1, 6, 11, 12, 13));
}

TEST(SchemaShow, FindsAnOperatorByAllItsNames) {
  const auto shown = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"schema", "show", "--format", "json"});
    const json record = json::parse(Call(arguments).out);
    return record["domain"].get<std::string>() + "::" + record["name"].get<std::string>() + "-" +
           std::to_string(record["since_version"].get<int>());
  };
  EXPECT_EQ(shown({"Clip"}), "ai.onnx::Clip-13");
  EXPECT_EQ(shown({"Clip-12"}), "ai.onnx::Clip-12");
  EXPECT_EQ(shown({"Clip-7"}), "ai.onnx::Clip-6");
  EXPECT_EQ(shown({"ai.onnx::Clip-11"}), "ai.onnx::Clip-11");
  EXPECT_EQ(shown({"::Clip-11"}), "ai.onnx::Clip-11");
  EXPECT_EQ(shown({"Clip", "--domain", ""}), "ai.onnx::Clip-13");
  EXPECT_EQ(shown({"ZipMap"}), "ai.onnx.ml::ZipMap-1");
  EXPECT_EQ(shown({"LabelEncoder-2", "--domain", "ai.onnx.ml"}), "ai.onnx.ml::LabelEncoder-2");
}

TEST(SchemaShow, IsAPageToRead) {
  const std::string page = Call({"schema", "show", "Clip-6"}).out;
  EXPECT_THAT(page, StartsWith("Clip-6(input: T) -> (output: T)\n"
                               "ai.onnx, versions 1, 6, 11, 12, 13\n\n"));
  EXPECT_THAT(page, HasSubstr("\nInputs\n  input: T\n      "));
  EXPECT_THAT(page, HasSubstr("\nAttributes\n  max: FLOAT, default 3.4028235e+38\n      "));
  EXPECT_THAT(page, HasSubstr("\nTypes\n  T: float16, float and double\n"));
  EXPECT_THAT(page, HasSubstr("      tensor(double), tensor(float), tensor(float16)\n"));
  EXPECT_THAT(page, HasSubstr("\nHistory\n  13  "));
  EXPECT_THAT(page, HasSubstr("\n  6   Attribute 'consumed_inputs' is gone.\n"
                              "      Attribute 'max': default 3.4028235e+38 instead of no "
                              "default.\n"));
  EXPECT_THAT(page, HasSubstr("\n  1   First version.\n"));
  EXPECT_THAT(page, HasSubstr("\nConstraints\n  clip_c1: "));
  EXPECT_THAT(page, Not(HasSubstr("Deprecated")));
}

TEST(SchemaShow, HasNoConstraintsWhereThereAreNone) {
  EXPECT_THAT(Call({"schema", "show", "Relu"}).out, Not(HasSubstr("\nConstraints\n")));
}

TEST(SchemaShow, TellsSinceWhenAnOperatorIsDeprecated) {
  EXPECT_THAT(Call({"schema", "show", "Upsample"}).out,
              HasSubstr("\nDeprecated since version 10.\n"));
}

TEST(SchemaDiff, SaysWhatChanged) {
  const Outcome outcome = Call({"schema", "diff", "Clip", "11", "12"});
  EXPECT_EQ(outcome.exit_code, kValid);
  EXPECT_THAT(outcome.out, StartsWith("ai.onnx::Clip-11 to Clip-12\n"
                                      "  Clip-11(input: T, min?: T, max?: T) -> (output: T)\n"
                                      "  Clip-12(input: T, min?: T, max?: T) -> (output: T)\n\n"
                                      "- T also allows integers of 8 to 64 bits.\n"));
  EXPECT_THAT(Call({"schema", "diff", "Clip", "13", "14"}).out, HasSubstr("Nothing changed.\n"));
}

TEST(SchemaDiff, HasTheSameAsRecords) {
  const json diff =
      json::parse(Call({"schema", "diff", "Clip", "6", "13", "--format", "json"}).out);
  EXPECT_EQ(diff["name"], "Clip");
  EXPECT_EQ(diff["from"], 6);
  EXPECT_EQ(diff["to"], 13);
  EXPECT_EQ(diff["facts"]["max_input"], json::parse(R"({"before": 1, "after": 3})"));
  EXPECT_EQ(diff["facts"]["has_function"], json::parse(R"({"before": false, "after": true})"));
  EXPECT_FALSE(diff["facts"].contains("deprecated"));
  ASSERT_EQ(diff["inputs"]["added"].size(), 2U);
  EXPECT_EQ(diff["inputs"]["added"][0]["name"], "min");
  EXPECT_EQ(diff["inputs"]["added"][0]["index"], 1);
  EXPECT_EQ(diff["attributes"]["removed"].size(), 2U);
  EXPECT_EQ(diff["type_constraints"]["changed"][0]["types_removed"], json::array());
  EXPECT_THAT(diff["type_constraints"]["changed"][0]["types_added"].get<std::vector<std::string>>(),
              ::testing::Contains("tensor(bfloat16)"));
  EXPECT_FALSE(diff["changes"].empty());
}

TEST(SchemaDump, WritesFloatsOf32Bits) {
  for (const json& record : json::parse(Call({"schema", "dump"}).out)) {
    for (const json& attribute : record["attributes"]) {
      if (attribute["type"] != "FLOAT" || attribute["default"].is_null()) continue;
      const double value = attribute["default"];
      EXPECT_LE(attribute["default"].dump().size(), 14U) << attribute.dump();
      EXPECT_EQ(std::stod(json(static_cast<float>(value)).dump()), static_cast<float>(value));
    }
  }
}

TEST(SchemaDump, LeavesOnlyTheTextsOut) {
  const json with = json::parse(Call({"schema", "dump"}).out);
  const json without = json::parse(Call({"schema", "dump", "--no-docs"}).out);
  ASSERT_EQ(with.size(), without.size());
  const auto strip = [](json record) {
    record["doc"] = "";
    for (const char* list : {"inputs", "outputs", "attributes", "type_constraints"}) {
      for (json& entry : record[list]) entry["description"] = "";
    }
    return record;
  };
  for (size_t i = 0; i < with.size(); ++i) EXPECT_EQ(strip(with[i]), without[i]);
}

TEST(ExtensionExport, WritesTheVersionAskedFor) {
  const Outcome outcome = Call({"extension", "export", "Scaler-1", "--domain", "ai.onnx.ml"});
  EXPECT_EQ(outcome.exit_code, kValid);
  EXPECT_EQ(outcome.err, "");
  const json spec = json::parse(outcome.out);
  EXPECT_EQ(spec["operator"],
            (json{{"domain", "ai.onnx.ml"}, {"op_type", "Scaler"}, {"overload", ""}}));
  EXPECT_EQ(json::parse(Call({"extension", "export", "Clip-12"}).out)["version"], "12");
}

constexpr const char* kSpec = ONNX_LIGHT_SOURCE_DIR "/tests/cases/acme_scale2d.json";
constexpr const char* kOverload = ONNX_LIGHT_SOURCE_DIR "/tests/extension/base.json";

// Writes base.json with one text replaced to a file that is gone at the end of the test.
class SpecFile {
 public:
  SpecFile(const std::string& from, const std::string& to) {
    std::ostringstream text;
    text << std::ifstream(kOverload).rdbuf();
    std::string document = text.str();
    document.replace(document.find(from), from.size(), to);
    path_ = folder_.Write("spec.json", document);
  }

  const std::string& path() const { return path_; }

 private:
  const TemporaryFolder folder_;
  std::string path_;
};

TEST(ExtensionCheck, SaysWhatAValidDocumentDefines) {
  const Outcome outcome = Call({"extension", "check", kSpec});
  EXPECT_EQ(outcome.exit_code, kValid);
  EXPECT_THAT(outcome.out, HasSubstr(": valid\n  defines acme.img::Scale2D-1(X: T, gain?: T)"));
}

TEST(ExtensionCheck, TellsEveryFaultWithItsPlace) {
  const SpecFile file("\"T\", \"description\": \"The blend.\"", "\"t\", \"description\": \"\"");
  const Outcome outcome = Call({"extension", "check", kSpec, file.path()});
  EXPECT_EQ(outcome.exit_code, kErrorsFound);
  EXPECT_THAT(outcome.out, HasSubstr(": 2 errors"));
  EXPECT_THAT(outcome.out, HasSubstr("error: 14:66 (/outputs/0/type_parameter): found the type "
                                     "parameter 't', expected one of 'T', 'M', or null. [OL404 "
                                     "spec-type-parameter]\n    hint: did you mean 'T'?"));
  EXPECT_THAT(outcome.out, HasSubstr("2 files: 1 valid, 1 with errors"));

  const json files = json::parse(
      Call({"extension", "check", kSpec, file.path(), "--format", "json"}).out)["files"];
  EXPECT_EQ(files[0], (json{{"path", kSpec}, {"valid", true}, {"diagnostics", json::array()}}));
  EXPECT_EQ(files[1]["valid"], false);
  const json& d = files[1]["diagnostics"][0];
  EXPECT_EQ(d["id"], "OL404");
  EXPECT_EQ(d["code"], "spec-type-parameter");
  EXPECT_EQ(d["severity"], "error");
  EXPECT_EQ(d["pointer"], "/outputs/0/type_parameter");
  EXPECT_EQ(d["line"], 14);
  EXPECT_EQ(d["column"], 66);
  EXPECT_EQ(d["found"], "the type parameter 't'");
  EXPECT_EQ(d["expected"], "one of 'T', 'M', or null");
  EXPECT_EQ(d["hint"], "did you mean 'T'?");
}

TEST(ExtensionCheck, FindsDocumentsInConflict) {
  const std::string identity =
      "\"domain\": \"acme.img\", \"op_type\": \"Blend\", \"overload\": \"masked\"";
  const auto errors = [](const Outcome& outcome) {
    std::vector<std::string> found;
    const json all = json::parse(outcome.out);
    for (const json& file : all["files"]) {
      for (const json& d : file["diagnostics"]) {
        if (d["severity"] == "error") {
          found.push_back(d["code"].get<std::string>() + "@" + d["pointer"].get<std::string>());
        }
      }
    }
    return found;
  };
  const SpecFile built_in(identity, "\"domain\": \"\", \"op_type\": \"Clip\", \"overload\": \"\"");
  const Outcome clip = Call({"extension", "check", built_in.path(), "--format", "json"});
  EXPECT_EQ(clip.exit_code, kErrorsFound);
  EXPECT_THAT(errors(clip), ElementsAre("spec-conflict@/operator"));
  const SpecFile other("Values are clipped.", "Values are wrapped.");
  const Outcome two = Call({"extension", "check", kOverload, other.path(), "--format", "json"});
  EXPECT_EQ(two.exit_code, kErrorsFound);
  EXPECT_THAT(errors(two), ElementsAre("spec-conflict@/operator"));
  EXPECT_EQ(Call({"extension", "check", kOverload, kOverload}).exit_code, kValid);
}

TEST(ExtensionCheck, TellsWhatANameIs) {
  const SpecFile file("\"acme.Blend\"", "\"" + std::string(129, 'a') + "\"");
  EXPECT_THAT(
      Call({"extension", "check", file.path()}).out,
      HasSubstr("expected a letter and then up to 127 letters, digits, '_', '.' or '-'. ["));
}

TEST(ExtensionCheck, WhatCannotBeReadIsNotCarriedOut) {
  EXPECT_EQ(Call({"extension", "check", "no/such.json"}).exit_code, kNotCarriedOut);
  EXPECT_EQ(Call({"extension", "check", kSpec, "no/such.json"}).exit_code, kNotCarriedOut);
}

TEST(Extensions, AreKnownToEveryCommand) {
  EXPECT_THAT(Call({"schema", "list", "--domain", "acme.img", "--extensions", kSpec, "--extensions",
                    kOverload})
                  .out,
              ::testing::AllOf(HasSubstr("Scale2D-1"), HasSubstr("Blend:masked-1")));
  EXPECT_EQ(
      json::parse(Call({"schema", "show", "Scale2D", "--extensions", kSpec, "--format", "json"})
                      .out)["extension"]["boundary_behavior"],
      "An image without pixels stays without pixels.");
  const json all = json::parse(Call({"schema", "dump", "--extensions", kOverload}).out);
  const auto blend = std::find_if(all.begin(), all.end(),
                                  [](const json& record) { return record["name"] == "Blend"; });
  ASSERT_NE(blend, all.end());
  EXPECT_EQ((*blend)["extension"]["overload"], "masked");
  EXPECT_EQ((*blend)["attributes"][2]["allowed_values"], (json{"add", "over"}));
  EXPECT_THAT(Call({"schema", "diff", "acme.img::Blend", "1", "1", "--extensions", kOverload}).out,
              HasSubstr("Nothing changed."));
  EXPECT_EQ(json::parse(Call({"extension", "export", "Blend", "--extensions", kOverload})
                            .out)["operator"]["overload"],
            "masked");
}

TEST(Extensions, ShowEverythingOfADocument) {
  for (const char* name : {"Blend", "acme.img::Blend:masked", "Blend:masked-1", "Blend-1"}) {
    const Outcome outcome = Call({"schema", "show", name, "--extensions", kOverload});
    EXPECT_EQ(outcome.exit_code, kValid) << outcome.err;
    for (const char* part :
         {"Blend:masked-1(base: T, mask?: M, layers...?: T) -> (image: T, extra?: any)",
          "default 'over', one of 'add', 'over'", "seq(seq(tensor(float)))",
          "All images have one shape.", "Values are clipped.", "Blend of adapter.py",
          "Wraps blend.py, colors.py", "Needs Python 3.11.4, numpy 1.26.4", "blend.jsonc"}) {
      EXPECT_THAT(outcome.out, HasSubstr(part)) << name;
    }
  }
}

TEST(Extensions, HaveTheirOverloadInEveryRecord) {
  const json list = json::parse(Call({"schema", "list", "--domain", "acme.img", "--format", "json",
                                      "--extensions", kOverload})
                                    .out);
  EXPECT_EQ(list.at(0)["overload"], "masked");
  EXPECT_EQ(json::parse(Call({"schema", "list", "--format", "json"}).out).at(0)["overload"], "");
  EXPECT_EQ(json::parse(Call({"schema", "diff", "Blend", "1", "1", "--format", "json",
                              "--extensions", kOverload})
                            .out)["overload"],
            "masked");
}

// By domain, name and version, as the contract has it; an overload stands among the versions.
TEST(Extensions, StandInTheDumpWhereTheirVersionIs) {
  const SpecFile file("\"domain\": \"acme.img\", \"op_type\": \"Blend\"",
                      "\"domain\": \"\", \"op_type\": \"Clip\"");
  std::vector<int> versions;
  int at = -1;
  for (const json& record :
       json::parse(Call({"schema", "dump", "--no-docs", "--extensions", file.path()}).out)) {
    if (record["name"] != "Clip" || record["domain"] != "ai.onnx") continue;
    if (record.contains("extension")) at = static_cast<int>(versions.size());
    versions.push_back(record["since_version"]);
  }
  EXPECT_THAT(versions, ElementsAre(1, 1, 6, 11, 12, 13));
  EXPECT_EQ(at, 1);
}

TEST(Extensions, AreFoundByNamesWithColonsAndDashes) {
  const std::string identity =
      "\"domain\": \"acme.img\", \"op_type\": \"Blend\", \"overload\": \"masked\"";
  const auto find = [&](const char* domain, const char* op_type, const char* overload,
                        const std::vector<std::string>& arguments) {
    const SpecFile file(identity, std::string("\"domain\": \"") + domain + "\", \"op_type\": \"" +
                                      op_type + "\", \"overload\": \"" + overload + "\"");
    std::vector<std::string> all = {"schema", "show", "--extensions", file.path()};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return Call(all).exit_code;
  };
  EXPECT_EQ(find("a::b", "C::D", "e:f", {"C::D", "--domain", "a::b"}), kValid);
  EXPECT_EQ(find("a::b", "C::D", "e:f", {"C::D:e:f", "--domain", "a::b"}), kValid);
  EXPECT_EQ(find("a::b", "C::D", "e:f", {"a::b::C::D:e:f-1"}), kValid);
  EXPECT_EQ(find("a::b", "C::D", "e:f", {"C::D"}), kValid);
  EXPECT_EQ(find("acme", "Op", "b::c", {"Op:b::c", "--domain", "acme"}), kValid);
  EXPECT_EQ(find("acme", "Op", "b::c", {"Op:b::c-1"}), kValid);
  EXPECT_EQ(find("acme", "Op", "b::c", {"acme::Op:b::c"}), kValid);
  EXPECT_EQ(find("acme", "Foo-3", "", {"Foo-3"}), kValid);
  EXPECT_EQ(find("acme", "Foo-3", "", {"acme::Foo-3-1"}), kValid);
  EXPECT_EQ(find("acme", "Op", "", {"Op:b"}), kNotCarriedOut);
}

TEST(Extensions, CannotControlATerminal) {
  const SpecFile file("\"op_type\": \"Blend\", \"overload\": \"masked\"",
                      "\"op_type\": \"Bl\\u001b[31mend\", \"overload\": \"\\u0007\\u009b1m\"");
  const std::string name = "Bl\\x1b[31mend:\\x07\\xc2\\x9b1m-1";
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"schema", "list", "--domain", "acme.img"},
        {"schema", "show", "--domain", "acme.img", "Bl\x1b[31mend"},
        {"schema", "diff", "--domain", "acme.img", "Bl\x1b[31mend", "1", "1"}}) {
    std::vector<std::string> arguments = command;
    arguments.insert(arguments.end(), {"--extensions", file.path()});
    const Outcome outcome = Call(arguments);
    EXPECT_EQ(outcome.exit_code, kValid) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr(name));
    EXPECT_THAT(outcome.out, Not(HasSubstr("\x1b"))) << command[1];
    EXPECT_THAT(outcome.out, Not(HasSubstr("\x07"))) << command[1];
    EXPECT_THAT(outcome.out, Not(HasSubstr("\xc2\x9b"))) << command[1];
  }
  EXPECT_THAT(Call({"schema", "show", "No\x1b[31mne"}).err, Not(HasSubstr("\x1b")));
  EXPECT_THAT(Call({"schema", "show", "Bl\x1b[31mend", "--domain", "nowhere"}).err,
              Not(HasSubstr("\x1b")));
}

TEST(Extensions, ShowStringsOfAListInQuotes) {
  const SpecFile file("\"mode\": {",
                      "\"words\": {\"kind\": \"strings\", \"required\": false, \"default\": "
                      "[\"a, b\", \"\"], \"allowed_values\": null, \"description\": \"d\"}, "
                      "\"mode\": {");
  EXPECT_THAT(Call({"schema", "show", "Blend", "--extensions", file.path()}).out,
              HasSubstr("words: STRINGS, default ['a, b', '']"));
}

TEST(Extensions, AreLookedUpWithoutAVersionThatNobodyGave) {
  EXPECT_THAT(Call({"schema", "show", "acme.img::Blnd", "--extensions", kOverload}).err,
              HasSubstr("operator 'Blnd' in domain 'acme.img', expected"));
}

TEST(Extensions, ThatAreWrongEndTheCommand) {
  const SpecFile file("\"single\"", "\"one\"");
  const Outcome outcome = Call({"schema", "list", "--extensions", file.path()});
  EXPECT_EQ(outcome.exit_code, kNotCarriedOut);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, HasSubstr("/inputs/0/cardinality"));
  EXPECT_THAT(outcome.err, HasSubstr(file.path()));

  const SpecFile built_in(
      "\"domain\": \"acme.img\", \"op_type\": \"Blend\", \"overload\": \"masked\"",
      "\"domain\": \"\", \"op_type\": \"Clip\", \"overload\": \"\"");
  EXPECT_THAT(Call({"schema", "list", "--extensions", built_in.path()}).err,
              HasSubstr("spec-conflict"));
}

TEST(Extensions, AreVerifiedLikeBuiltInOperators) {
  const auto verify = [](const char* model) {
    return Call({"verify", std::string(ONNX_LIGHT_SOURCE_DIR "/tests/cases/") + model,
                 "--extensions", kSpec});
  };
  EXPECT_EQ(verify("B92_custom_ok.onnx").exit_code, kValid);
  EXPECT_THAT(verify("B92c_custom_missing_attr.onnx").out, HasSubstr("missing-attribute"));
  EXPECT_THAT(verify("B92e_custom_type_not_allowed.onnx").out, HasSubstr("type-not-allowed"));
}

}  // namespace
}  // namespace onnx_light::cli
