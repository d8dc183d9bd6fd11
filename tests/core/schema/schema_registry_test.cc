// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/schema_registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace onnx_light::core::schema {
namespace {

std::atomic<int> runs{0};

LightOpSchema Version(const std::string& name, const std::string& domain, int since) {
  return LightOpSchema(name, domain, since, "", {}, {}, {});
}

const std::map<std::string, SchemaBuilder>& Builders() {
  static const auto* const kBuilders = new std::map<std::string, SchemaBuilder>{
      {"Grow",
       [] {
         ++runs;
         return std::vector<LightOpSchema>{Version("Grow", "d", 2), Version("Grow", "d", 5)};
       }},
      {"Shrink", [] { return std::vector<LightOpSchema>{Version("Shrink", "d", 7)}; }},
  };
  return *kBuilders;
}

const std::map<std::string, SchemaBuilder>& Empty() {
  static const auto* const kNone = new std::map<std::string, SchemaBuilder>;
  return *kNone;
}

class Registry : public ::testing::Test {
 protected:
  Registry() {
    registry.AddDomain({"d", 9, true, &Builders});
    registry.AddDomain({"ai.onnx", 3, true, &Empty});
  }
  SchemaRegistry registry;
};

TEST_F(Registry, FindsTheNewestVersionNotAbove) {
  const std::pair<int, int> kCases[] = {{2, 2}, {4, 2}, {5, 5}, {9, 5}, {1000, 5}};
  for (const auto& [version, since] : kCases) {
    ASSERT_NE(registry.Find("d", "Grow", version), nullptr);
    EXPECT_EQ(registry.Find("d", "Grow", version)->since_version(), since);
  }
  EXPECT_EQ(registry.Find("d", "Grow", 1), nullptr);
  EXPECT_EQ(registry.Find("d", "Grow", 5, "overload"), nullptr);
  EXPECT_EQ(registry.Find("e", "Grow", 5), nullptr);
}

TEST_F(Registry, GivesAllVersionsInOrder) {
  registry.Register(Version("Grow", "d", 3), "fast");
  registry.Register(Version("Grow", "d", 5), "fast");
  registry.Register(Version("Act", "c", 1));
  const LightOpSchema* const act = registry.Newest("c", "Act");
  const auto grow = [&](int version, const char* overload) {
    return registry.Find("d", "Grow", version, overload);
  };
  EXPECT_THAT(registry.AllVersions(),
              ::testing::ElementsAre(act, grow(2, ""), grow(3, "fast"), grow(5, ""),
                                     grow(5, "fast"), registry.Newest("d", "Shrink")));
}

TEST_F(Registry, ExplainsTheNewestVersionWithoutANumber) {
  EXPECT_EQ(registry.Explain("d", "Grw", kNewestVersion).found, "operator 'Grw' in domain 'd'");
  EXPECT_EQ(registry.Explain("d", "Grw", 4).found, "operator 'Grw' in domain 'd' at version 4");
}

TEST_F(Registry, RunsABuilderOnceForManyThreads) {
  runs = 0;
  registry.Find("d", "Shrink", 7);
  EXPECT_EQ(runs, 0);
  std::vector<std::thread> threads;
  threads.reserve(8);
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([this] {
      for (int n = 0; n < 1000; ++n) EXPECT_NE(registry.Find("d", "Grow", 5), nullptr);
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(runs, 1);
}

TEST_F(Registry, ExplainsWhatItDoesNotFind) {
  const Diagnostic newer = registry.Explain("d", "Shrink", 3);
  EXPECT_EQ(newer.code, Code::kOperatorNewerThanOpset);
  EXPECT_THAT(newer.expected, ::testing::HasSubstr("7"));
  EXPECT_THAT(newer.hint, ::testing::HasSubstr("newest known: 9"));
  const Diagnostic misspelt = registry.Explain("d", "Gorw", 5);
  EXPECT_EQ(misspelt.code, Code::kUnknownOperator);
  EXPECT_EQ(misspelt.hint, "did you mean 'Grow'?");
  const Diagnostic elsewhere = registry.Explain("", "Grow", 3);
  EXPECT_EQ(elsewhere.code, Code::kUnknownOperator);
  EXPECT_THAT(elsewhere.hint, ::testing::HasSubstr("'d'"));
  EXPECT_EQ(registry.Explain("acme", "Warp", 1).code, Code::kUnverifiedNode);
}

TEST_F(Registry, TakesEqualSchemasAgainAndNoOthers) {
  SchemaRegistry layered(&registry);
  layered.Register(Version("Warp", "acme", 1), "fast");
  layered.Register(Version("Warp", "acme", 1), "fast");
  EXPECT_NE(layered.Find("acme", "Warp", 1, "fast"), nullptr);
  EXPECT_EQ(layered.Find("acme", "Warp", 1), nullptr);
  EXPECT_THROW(layered.Register(LightOpSchema("Warp", "acme", 1, "other", {}, {}, {}), "fast"),
               SchemaError);
  layered.Register(Version("Grow", "d", 2));
  EXPECT_THROW(layered.Register(LightOpSchema("Grow", "d", 2, "other", {}, {}, {})), SchemaError);
  LightOpSchema bad = Version("Bad", "acme", 1);
  bad.set_min_output(2).set_max_output(1);
  EXPECT_THROW(layered.Register(bad), SchemaError);
}

TEST_F(Registry, LayersOverAnother) {
  SchemaRegistry layered(&registry);
  layered.Register(Version("Grow", "d", 8));
  layered.Register(Version("Warp", "acme", 1));
  EXPECT_EQ(layered.Find("d", "Grow", 9)->since_version(), 8);
  EXPECT_EQ(layered.Find("d", "Grow", 6)->since_version(), 5);
  EXPECT_EQ(registry.Find("d", "Grow", 9)->since_version(), 5);
  EXPECT_EQ(layered.MaxVersion("d"), 9);
  EXPECT_EQ(layered.MaxVersion("acme"), 1);
  EXPECT_EQ(layered.MaxVersion("nowhere"), 0);
  EXPECT_TRUE(layered.HasDomain("acme") && layered.HasDomain("") && !registry.HasDomain("acme"));
  EXPECT_THAT(layered.Domains(), ::testing::ElementsAre("acme", "ai.onnx", "d"));
  EXPECT_THAT(layered.Operators("d"), ::testing::ElementsAre("Grow", "Shrink"));
  EXPECT_THROW(registry.AddDomain({"d", 9, true, &Builders}), SchemaError);
}

}  // namespace
}  // namespace onnx_light::core::schema
