// SPDX-License-Identifier: Apache-2.0
//
// Invariants of every built-in operator, and the golden signatures: a released line never changes.
#include "onnx_light/opsets/operator_sets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "onnx_light/core/schema/light_op_schema.h"

namespace onnx_light::opsets {
namespace {

using core::schema::LightOpSchema;
using core::schema::SignatureOf;

template <typename F>
void ForEachVersion(F f) {
  for (const LightOpSchema* schema : BuiltInRegistry().AllVersions()) f(*schema);
}

TEST(BuiltInRegistry, KnowsTheDomains) {
  EXPECT_THAT(BuiltInRegistry().Domains(),
              ::testing::IsSupersetOf({"ai.onnx", "ai.onnx.ml", "ai.onnx.preview",
                                       "ai.onnx.preview.training", "ai.onnx.training"}));
  EXPECT_THAT(BuiltInRegistry().Operators("ai.onnx.training"), ::testing::IsEmpty());
  EXPECT_EQ(BuiltInRegistry().MaxVersion(""), BuiltInRegistry().MaxVersion("ai.onnx"));
}

TEST(BuiltInRegistry, BuildsEveryVersionOfEveryOperator) {
  ForEachVersion([](const LightOpSchema& s) {
    SCOPED_TRACE(s.domain() + "::" + SignatureOf(s));
    EXPECT_LE(s.since_version(), BuiltInRegistry().MaxVersion(s.domain()));
    EXPECT_EQ(BuiltInRegistry().Find(s.domain(), s.name(), s.since_version()), &s);
    EXPECT_LE(s.min_input(), s.max_input());
    EXPECT_LE(s.min_output(), s.max_output());
    // A variadic parameter is the last one, and every type parameter is used.
    for (const auto* list : {&s.inputs(), &s.outputs()}) {
      for (const auto& p : *list) {
        EXPECT_TRUE(p.option != core::schema::ParameterOption::kVariadic || &p == &list->back());
      }
    }
  });
}

TEST(GetAllOnnxOpSchemasWithHistory, GivesOneOperatorOrAll) {
  const auto clip = GetAllOnnxOpSchemasWithHistory("Clip");
  ASSERT_FALSE(clip.empty());
  EXPECT_EQ(SignatureOf(clip.back()), "Clip-13(input: T, min?: T, max?: T) -> (output: T)");
  EXPECT_EQ(clip.back().doc().empty(), ONNX_LIGHT_WITH_DOCS == 0);
  EXPECT_EQ(GetAllOnnxOpSchemasWithHistory("Clip", false).back().doc(), "");
  EXPECT_TRUE(GetAllOnnxOpSchemasWithHistory("NoSuchOperator").empty());
  std::set<std::string> domains;
  for (const LightOpSchema& s : GetAllOnnxOpSchemasWithHistory()) domains.insert(s.domain());
  EXPECT_THAT(domains, ::testing::ElementsAre("ai.onnx", "ai.onnx.ml", "ai.onnx.preview",
                                              "ai.onnx.preview.training"));
}

// golden/<domain>.txt has a line a version. With ONNX_LIGHT_ACCEPT=1 the files are written anew;
// the difference is what a review looks at, and it may only add lines.
TEST(Golden, SignaturesAreAsReleased) {
  std::map<std::string, std::string> golden;
  ForEachVersion([&](const LightOpSchema& s) { golden[s.domain()] += SignatureOf(s) + "\n"; });
  const char* accept = std::getenv("ONNX_LIGHT_ACCEPT");
  for (const auto& [domain, text] : golden) {
    const std::string path = ONNX_LIGHT_SOURCE_DIR "/tests/opsets/golden/" + domain + ".txt";
    if (accept != nullptr && std::string(accept) == "1") std::ofstream(path) << text;
    std::stringstream released;
    released << std::ifstream(path).rdbuf();
    std::set<std::string> lines;
    std::string line;
    std::istringstream ours(text);
    while (std::getline(ours, line)) lines.insert(line);
    std::set<std::string> released_lines;
    while (std::getline(released, line)) released_lines.insert(line);
    for (const std::string& l : released_lines) {
      EXPECT_EQ(lines.count(l), 1u) << domain << ": released line is gone: " << l;
    }
    for (const std::string& l : lines) {
      EXPECT_EQ(released_lines.count(l), 1u)
          << domain << ": new line: " << l
          << "\n  if it is meant, run this test with ONNX_LIGHT_ACCEPT=1 and commit " << path;
    }
  }
}

}  // namespace
}  // namespace onnx_light::opsets
