// SPDX-License-Identifier: Apache-2.0
//
// Small models with the right verdict (tests/cases), and real models.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "nlohmann/json.hpp"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/model/model_inference.h"
#include "onnx_light/model/model_verifier.h"
#include "onnx_light/opsets/operator_sets.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::diagnostics::Severity;
using nlohmann::json;

const char* const kFolder = ONNX_LIGHT_SOURCE_DIR "/tests/cases";

const json& Expectations() {
  static const json* const kAll = [] {
    std::ifstream file(std::string(kFolder) + "/expect.json");
    return new json(json::parse(file));
  }();
  return *kAll;
}

std::vector<std::string> CaseNames() {
  std::vector<std::string> names;
  for (const auto& [name, expected] : Expectations().items()) names.push_back(name);
  return names;
}

// All that a finding says, place included.
std::string TextOf(const Diagnostic& d) {
  return ToString(d) + "\n" + d.found + "\n" + d.expected + "\n" + d.hint;
}

// Whether a finding's place names `where`.
bool Names(const Diagnostic& d, const std::string& where) {
  const auto& place = d.location;
  for (const std::string* field : {&place.node_name, &place.op_type, &place.attribute, &place.value,
                                   &place.input, &place.output}) {
    if (*field == where) return true;
  }
  return place.graph.find("::" + where) != std::string::npos;
}

bool AnyErrorNames(const VerificationResult& result, const std::string& where) {
  return std::any_of(result.diagnostics.begin(), result.diagnostics.end(), [&](const auto& d) {
    return d.severity == Severity::kError && Names(d, where);
  });
}

class Corpus : public ::testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Cases, Corpus, ::testing::ValuesIn(CaseNames()),
                         [](const auto& entry) { return entry.param; });

// What is wrong with a result, or "" where it is as expected.
std::string Shortcoming(const json& expected, const VerificationResult& result) {
  if (expected.value("either_verdict", false)) return "";
  if (result.valid() != (expected["verdict"] == "accept")) return "the other verdict";
  if (result.valid()) return "";
  std::vector<std::string> places = expected.value("all_of", std::vector<std::string>());
  // A damaged file has no places.
  if (expected["where"] != "file") places.push_back(expected["where"]);
  for (const std::string& place : places) {
    if (!AnyErrorNames(result, place)) return "no error at " + place;
  }
  std::string text;
  for (const Diagnostic& d : result.diagnostics) text += TextOf(d) + "\n";
  for (const std::string part : expected.value("message_must_contain", json::array())) {
    if (text.find(part) == std::string::npos) return "no word of " + part;
  }
  return "";
}

// The built-in operators and the custom one of the cases that have a "custom_schema".
const core::schema::SchemaRegistry& ExtendedRegistry() {
  static const auto* const kRegistry = [] {
    auto* registry = new core::schema::SchemaRegistry(&opsets::BuiltInRegistry());
    EXPECT_TRUE(registry->Import(std::string(kFolder) + "/acme_scale2d.json").ok());
    return registry;
  }();
  return *kRegistry;
}

TEST_P(Corpus, HasTheRightVerdict) {
  const json& expected = Expectations().at(GetParam());
  VerifyOptions options;
  if (expected.contains("custom_schema")) options.registry = &ExtendedRegistry();
  const std::clock_t start = std::clock();
  const VerificationResult result =
      VerifyModel(std::filesystem::path(kFolder) / (GetParam() + ".onnx"), options);
  EXPECT_LE((std::clock() - start) / CLOCKS_PER_SEC, expected.value("max_seconds", 60));
  EXPECT_EQ(Shortcoming(expected, result), "");
}

// Whether an inferred value is as expected: "float[?,3]", where "?" stands for any size.
bool Fits(const std::string& inferred, const std::string& expected) {
  const std::vector<std::string> found = absl::StrSplit(inferred, absl::ByAnyChar("[,]"));
  const std::vector<std::string> wanted = absl::StrSplit(expected, absl::ByAnyChar("[,]"));
  return std::equal(found.begin(), found.end(), wanted.begin(), wanted.end(),
                    [](const std::string& size, const std::string& want) {
                      return want == "?" ? size != "..." : size == want;
                    });
}

TEST_P(Corpus, HasTheRightShapes) {
  const json& expected = Expectations().at(GetParam());
  const InferenceResult result =
      InferModel(std::filesystem::path(kFolder) / (GetParam() + ".onnx"));
  std::map<std::string, std::string> values;
  for (const ValueRecord& record : result.values) {
    values.try_emplace(std::string(record.name), record.value.ToString());
  }
  for (const auto& [name, wanted] : expected["inferred"].items()) {
    const auto any = wanted.is_array() ? wanted : json::array({wanted});
    EXPECT_TRUE(std::any_of(any.begin(), any.end(),
                            [&, key = name](const json& text) { return Fits(values[key], text); }))
        << name << ": " << values[name] << ", expected " << wanted;
  }
}

// Nothing of a valid model is more than a remark, but for operators that nobody describes and
// tensors cut into segments.
TEST_P(Corpus, HasNoFalseWarning) {
  if (Expectations().at(GetParam())["verdict"] != "accept") return;
  const VerificationResult result =
      VerifyModel(std::filesystem::path(kFolder) / (GetParam() + ".onnx"));
  for (const Diagnostic& d : result.diagnostics) {
    EXPECT_TRUE(d.severity == Severity::kInfo ||
                d.code == core::diagnostics::Code::kUnverifiedNode ||
                GetParam() == "B62_segmented_tensor")
        << ToString(d);
  }
}

TEST(RealModels, HaveNeitherErrorsNorWarnings) {
  const char* const folder = std::getenv("ONNX_LIGHT_MODELS");
  if (folder == nullptr) GTEST_SKIP() << "ONNX_LIGHT_MODELS names no folder of models";
  int models = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".onnx") continue;
    ++models;
    const VerificationResult result = VerifyModel(entry.path());
    EXPECT_GT(result.nodes, 0) << entry.path();
    EXPECT_EQ(result.unverified_nodes, 0) << entry.path();
    for (const Diagnostic& d : result.diagnostics) {
      EXPECT_EQ(d.severity, Severity::kInfo) << entry.path() << ": " << ToString(d);
    }
  }
  EXPECT_GT(models, 0) << "no *.onnx below " << folder;
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
