// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/spec_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "nlohmann/json.hpp"
#include "onnx_light/core/strings.h"
#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::extension {
namespace {

using core::StrCat;
using core::diagnostics::Code;
using core::diagnostics::Severity;
using Json = nlohmann::ordered_json;

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(ONNX_LIGHT_SOURCE_DIR) / "tests/extension";

std::string ReadText(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// A document of cases.jsonl: base.json after a JSON Patch, or after the replacement of a text.
struct Case {
  std::string name;
  std::string document;
  std::vector<std::string> findings;  // "spec-schema /kind", in the order of their places.
};

std::vector<Case> ReadCases() {
  const std::string base = ReadText(kFolder / "base.json");
  std::ifstream lines(kFolder / "cases.jsonl");
  std::vector<Case> cases;
  for (std::string line; std::getline(lines, line);) {
    const Json json = Json::parse(line);
    Case c{json["name"], base, json["findings"]};
    if (json.contains("patch")) c.document = Json::parse(base).patch(json["patch"]).dump(1);
    if (json.contains("text")) {
      const std::string from = json["text"][0];
      c.document.replace(c.document.find(from), from.size(), json["text"][1]);
    }
    cases.push_back(std::move(c));
  }
  return cases;
}

std::string Text(const Diagnostic& d) {
  return StrCat(d.severity == Severity::kWarning ? "warning " : "", InfoOf(d.code).name, " ",
                d.location.pointer);
}

TEST(ReadSpecTest, EveryDocumentHasItsFindings) {
  size_t valid = 0;
  size_t invalid = 0;
  for (const Case& c : ReadCases()) {
    const SpecReading reading = ReadSpec(c.document);
    std::vector<std::string> findings;
    std::string texts;
    bool error = false;
    for (const Diagnostic& d : reading.diagnostics) {
      findings.push_back(Text(d));
      texts += ToString(d) + "\n";
      error = error || d.severity == Severity::kError;
      EXPECT_GT(d.location.line, 0) << c.name;
      EXPECT_GT(d.location.column, 0) << c.name;
      EXPECT_FALSE(d.found.empty()) << c.name;
      EXPECT_FALSE(d.expected.empty()) << c.name;
    }
    EXPECT_THAT(findings, testing::UnorderedElementsAreArray(c.findings)) << c.name << "\n"
                                                                          << texts;
    EXPECT_EQ(reading.valid(), !error) << c.name;
    ++(error ? invalid : valid);
  }
  EXPECT_GE(valid, 20u);
  EXPECT_GE(invalid, 80u);
}

TEST(ReadSpecTest, EverythingOfADocumentIsReadable) {
  const SpecReading reading = ReadSpec(ReadText(kFolder / "base.json"));
  ASSERT_TRUE(reading.valid());
  const core::schema::ExtensionSpec& spec = *reading.spec;
  EXPECT_EQ(spec.name, "acme.Blend");
  EXPECT_EQ(spec.version, "2.1");
  EXPECT_EQ(spec.authority, "reference_implementation");
  EXPECT_EQ(spec.domain, "acme.img");
  EXPECT_EQ(spec.op_type, "Blend");
  EXPECT_EQ(spec.overload, "masked");
  ASSERT_EQ(spec.inputs.size(), 3u);
  EXPECT_EQ(spec.inputs[1].option, core::schema::ParameterOption::kOptional);
  EXPECT_EQ(spec.inputs[2].option, core::schema::ParameterOption::kVariadic);
  EXPECT_EQ(spec.inputs[2].min_arity, 0);
  EXPECT_EQ(spec.outputs[1].type, "");
  EXPECT_EQ(spec.type_parameters[0].allowed_expressions,
            std::vector<std::string>{"seq(seq(tensor(float)))"});
  ASSERT_EQ(spec.attributes.size(), 4u);
  EXPECT_EQ(spec.attributes[0].parameter.name, "axes");
  EXPECT_TRUE(spec.attributes[0].parameter.required);
  EXPECT_EQ(spec.attributes[1].parameter.default_value, core::schema::AttributeDefault(1.0));
  EXPECT_EQ(spec.attributes[2].parameter.allowed_values,
            (std::vector<core::schema::AttributeDefault>{std::string("add"), std::string("over")}));
  EXPECT_EQ(spec.attributes[3].parameter.default_value, core::schema::AttributeDefault(int64_t{2}));
  EXPECT_EQ(spec.input_conditions, std::vector<std::string>{"All images have one shape."});
  EXPECT_EQ(spec.shape_rules.size(), 1u);
  EXPECT_EQ(spec.boundary_behavior, "Values are clipped.");
  EXPECT_EQ(spec.numerical_behavior, "Blends images. In the precision of T.");
  EXPECT_EQ(spec.nondeterminism, "None.");
  EXPECT_EQ(spec.state_effects, "None.");
  ASSERT_TRUE(spec.reference);
  EXPECT_EQ(spec.reference->adapter, "adapter.py");
  EXPECT_EQ(spec.reference->entry, "Blend");
  EXPECT_EQ(spec.reference->platform, "3.11.4");
  EXPECT_EQ(spec.reference->packages.at("onnx"), "1.16.0rc1");
  EXPECT_EQ(spec.tests, std::vector<std::string>{"blend.jsonc"});
  EXPECT_EQ(StrCat(spec.document, "\n"), ReadText(kFolder / "base.json"));
}

TEST(ReadSpecTest, ValuesOfOtherKindsAreKeptAsWritten) {
  Json json = Json::parse(ReadText(kFolder / "base.json"));
  std::string text = json.dump();
  const std::string added = R"("kept": {"kind": "tensor", "required": false,
      "default": {"dims": [ 1.0 ]}, "allowed_values": [{"dims":[1]}], "description": "d"}, "mode")";
  text.replace(text.find("\"mode\""), 6, added);
  const SpecReading reading = ReadSpec(" \n" + text + "\n ");
  ASSERT_TRUE(reading.valid()) << ToString(reading.diagnostics.at(0));
  EXPECT_EQ(reading.spec->document, text);
  EXPECT_EQ(reading.diagnostics.size(), 2u);
  const auto& kept = reading.spec->attributes[2];
  EXPECT_EQ(kept.parameter.name, "kept");
  EXPECT_EQ(reading.spec->TextOf(kept.default_json), R"({"dims": [ 1.0 ]})");
  ASSERT_EQ(kept.allowed_json.size(), 1u);
  EXPECT_EQ(reading.spec->TextOf(kept.allowed_json[0]), R"({"dims":[1]})");
  EXPECT_TRUE(kept.parameter.allowed_values.empty());
}

TEST(ReadSpecTest, FindingsStandWhereTheMistakeIs) {
  std::string text = ReadText(kFolder / "base.json");
  text.replace(text.find("tensor(bool)"), 12, "tensor(boool)");
  const SpecReading reading = ReadSpec(text);
  ASSERT_EQ(reading.diagnostics.size(), 1u);
  const Diagnostic& d = reading.diagnostics[0];
  EXPECT_EQ(d.location.line, 19);
  EXPECT_EQ(d.location.column, 29);
  EXPECT_EQ(d.found, "'tensor(boool)' with 'boool'");
  EXPECT_EQ(d.hint, "did you mean tensor(bool)?");
}

TEST(ReadSpecTest, ValuesInTheWrongFormAreTurnedRight) {
  const struct {
    const char* from;
    const char* to;
    const char* hint;
  } kCases[] = {
      {"\"default\": 1,", "\"default\": \"1.5\",", "write 1.5, without the quotes"},
      {"\"default\": 1,", "\"default\": \"inf\",", ""},
      {"\"default\": 2,", "\"default\": 2.0,", "write 2, without a fraction"},
      {"\"default\": 2,", "\"default\": \"2\",", "write 2, without the quotes"},
      {"\"default\": \"over\"", "\"default\": \"ovr\"", "did you mean 'over'?"},
      {"\"tensor(bool)\"", "\"bool\"", "did you mean tensor(bool)?"},
      {"\"tensor(bool)\"", "\"seq(Tensor(Float32)\"", "did you mean seq(tensor(float))?"},
      {"\"tensor(bool)\"", "\"sequence(tensor(int))\"", "did you mean seq(tensor(int32))?"},
      {"\"tensor(bool)\"", "\"xyzzy\"", ""},
  };
  for (const auto& c : kCases) {
    std::string text = ReadText(kFolder / "base.json");
    text.replace(text.find(c.from), std::string(c.from).size(), c.to);
    const SpecReading reading = ReadSpec(text);
    ASSERT_EQ(reading.diagnostics.size(), 1u) << c.to;
    EXPECT_EQ(reading.diagnostics[0].hint, c.hint) << c.to;
  }
}

class SpecFilesTest : public FolderTest {
 protected:
  SpecFilesTest() { fs::create_directory(folder_ / "below"); }
};

TEST_F(SpecFilesTest, FilesThatAreNotThereAreWarnings) {
  Write("blend.json", ReadText(kFolder / "base.json"));
  Write("colors.py", "");
  const SpecReading reading = ReadSpecFile(folder_ / "blend.json");
  EXPECT_TRUE(reading.valid());
  std::vector<std::string> findings;
  for (const Diagnostic& d : reading.diagnostics) findings.push_back(Text(d));
  EXPECT_THAT(findings, testing::ElementsAre("warning spec-reference /reference/implementation/0",
                                             "warning spec-reference /tests/0"));
}

TEST_F(SpecFilesTest, AFolderIsNoFile) {
  Json json = Json::parse(ReadText(kFolder / "base.json"));
  json["reference"]["implementation"] = Json::array();
  json["tests"] = {"below", "gone", "below", "gone"};
  Write("blend.json", json.dump());
  const SpecReading reading = ReadSpecFile(folder_ / "blend.json");
  ASSERT_EQ(reading.diagnostics.size(), 2u) << "each name once";
  EXPECT_EQ(Text(reading.diagnostics[0]), "warning spec-reference /tests/0");
  EXPECT_THAT(reading.diagnostics[0].found, testing::HasSubstr("which is a folder"));
  EXPECT_EQ(Text(reading.diagnostics[1]), "warning spec-reference /tests/1");
  EXPECT_THAT(reading.diagnostics[1].found, testing::HasSubstr("which is not there"));
}

TEST_F(SpecFilesTest, AFolderStandsForItsDocumentsWithoutTheirTests) {
  Json json = Json::parse(ReadText(kFolder / "base.json"));
  json["tests"] = {"cases.json", "notes.txt"};
  Write("below/blend.json", json.dump());
  Write("below/cases.json", "[]");
  Write("cases.json", "[]");
  Write("readme.txt", "x");
  std::vector<std::string> paths;
  for (const SpecReading& reading : ReadSpecFiles({folder_.string()})) {
    paths.push_back(fs::path(reading.path).lexically_relative(folder_).string());
  }
  EXPECT_THAT(paths, testing::ElementsAre("below/blend.json", "cases.json"));
}

TEST_F(SpecFilesTest, WhatCannotBeReadIsTold) {
  const auto readings = ReadSpecFiles({(folder_ / "missing.json").string(), folder_.string()});
  ASSERT_EQ(readings.size(), 2u);
  for (const SpecReading& reading : readings) {
    EXPECT_TRUE(reading.io_error);
    EXPECT_FALSE(reading.valid());
    ASSERT_EQ(reading.diagnostics.size(), 1u);
    EXPECT_EQ(reading.diagnostics[0].code, Code::kUnreadable);
  }
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::extension
