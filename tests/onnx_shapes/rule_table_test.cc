// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rule_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "onnx_light/opsets/operator_sets.h"

namespace onnx_light_tests {
namespace {

using onnx_light::core::schema::LightOpSchema;
using onnx_light::shapes::FindRule;
using onnx_light::shapes::RuleRow;
using onnx_light::shapes::RulesOf;

// Operators whose outputs are those of their subgraphs.
const std::set<std::string> kWithSubgraphs = {"If", "Loop", "Scan", "SequenceMap"};

TEST(RuleTable, ServesEveryVersionOfEveryOnnxOperator) {
  for (const LightOpSchema& schema :
       onnx_light::opsets::GetAllOnnxOpSchemasWithHistory("", /*init_doc=*/false)) {
    if (kWithSubgraphs.count(schema.name()) != 0) continue;
    EXPECT_NE(FindRule(schema), nullptr)
        << schema.domain() << "::" << schema.name() << "-" << schema.since_version();
  }
}

TEST(RuleTable, NamesOperatorsAndVersionsThatExist) {
  const auto& registry = onnx_light::opsets::BuiltInRegistry();
  for (const char* domain :
       {"ai.onnx", "ai.onnx.ml", "ai.onnx.preview", "ai.onnx.preview.training", "com.microsoft"}) {
    EXPECT_FALSE(RulesOf(domain).empty()) << domain;
    for (const RuleRow& row : RulesOf(domain)) {
      const LightOpSchema* schema = registry.Find(domain, std::string(row.op_type), row.since);
      ASSERT_NE(schema, nullptr) << domain << "::" << row.op_type << "-" << row.since;
      EXPECT_EQ(schema->since_version(), row.since) << domain << "::" << row.op_type;
    }
  }
}

TEST(RuleTable, HasNoRulesForOtherDomains) { EXPECT_TRUE(RulesOf("my.domain").empty()); }

}  // namespace
}  // namespace onnx_light_tests
