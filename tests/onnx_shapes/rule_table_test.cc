// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rule_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <string_view>

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

// The names in backquotes of a paragraph that follows a line of the page.
std::set<std::string> NamesAfter(const std::string& heading) {
  std::ifstream page(ONNX_LIGHT_SOURCE_DIR "/docs/adding_a_shape_rule.md");
  std::set<std::string> names;
  std::string line;
  while (std::getline(page, line) && line != heading) {
  }
  while (std::getline(page, line) && (line.empty() || line[0] == '`')) {
    for (size_t from = line.find('`'); from != std::string::npos; from = line.find('`', from)) {
      const size_t to = line.find('`', from + 1);
      names.insert(line.substr(from + 1, to - from - 1));
      from = to + 1;
    }
  }
  return names;
}

TEST(RuleTable, IsListedForComMicrosoft) {
  const auto& registry = onnx_light::opsets::BuiltInRegistry();
  std::set<std::string> with_rule;
  std::set<std::string> by_type;
  for (const std::string_view op_type : registry.Operators("com.microsoft")) {
    const LightOpSchema& newest = registry.History("com.microsoft", op_type)->back();
    (FindRule(newest) != nullptr ? with_rule : by_type).insert(std::string(op_type));
  }
  EXPECT_EQ(NamesAfter("With a rule:"), with_rule);
  EXPECT_EQ(NamesAfter("By type alone:"), by_type);
}

TEST(RuleTable, HasNoRulesForOtherDomains) { EXPECT_TRUE(RulesOf("my.domain").empty()); }

}  // namespace
}  // namespace onnx_light_tests
