// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/constraint_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_split.h"
#include "labels.h"
#include "onnx_light/opsets/operator_sets.h"
#include "onnx_shapes/rule_table.h"

namespace onnx_light_tests {
namespace {

using onnx_light::shapes::Constraint;
using onnx_light::shapes::ConstraintsOf;
using onnx_light::shapes::RulesOf;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

struct SharedRow {
  std::string_view domain;
  std::string name;
  std::vector<std::string> operators;
};

// The rows that say who shares a constraint.
std::vector<SharedRow> SharedRows() {
  std::vector<SharedRow> rows;
  std::string_view domain;
#define CONSTRAINT(label, text)
#define SHARED(name, operators) \
  rows.push_back({domain, #name, absl::StrSplit(operators, ' ', absl::SkipEmpty())});
  domain = "ai.onnx";
#include "onnx_shapes/ai_onnx/constraints.def"
  domain = "ai.onnx.ml";
#include "onnx_shapes/ai_onnx_ml/constraints.def"
  domain = "ai.onnx.preview";
#include "onnx_shapes/ai_onnx_preview/constraints.def"
  domain = "ai.onnx.preview.training";
#include "onnx_shapes/ai_onnx_preview_training/constraints.def"
  domain = "com.microsoft";
#include "onnx_shapes/com_microsoft/constraints.def"
#undef CONSTRAINT
#undef SHARED
  return rows;
}

std::vector<std::string> LabelsOf(std::string_view domain, std::string_view op_type) {
  std::vector<std::string> labels;
  for (const Constraint& constraint : ConstraintsOf(domain, op_type)) {
    labels.emplace_back(constraint.label);
  }
  return labels;
}

TEST(ConstraintTable, ListsWhatAnOperatorDemands) {
  EXPECT_THAT(LabelsOf("ai.onnx", "Clip"), ElementsAre("clip_c1"));
  EXPECT_THAT(LabelsOf("ai.onnx", "TreeEnsemble"), IsEmpty());
  EXPECT_THAT(LabelsOf("ai.onnx", "clip"), IsEmpty());
  EXPECT_THAT(LabelsOf("", "Clip"), IsEmpty());
  EXPECT_THAT(LabelsOf("my.domain", "Clip"), IsEmpty());
  EXPECT_THAT(LabelsOf("com.microsoft", "Gelu"), IsEmpty());
}

TEST(ConstraintTable, KnowsWhoSharesAConstraint) {
  EXPECT_THAT(LabelsOf("ai.onnx", "GRU"), LabelsOf("ai.onnx", "LSTM"));
  EXPECT_THAT(LabelsOf("ai.onnx", "Conv"), AllOf(Contains("conv_c4"), Contains("window_c5")));
  EXPECT_THAT(LabelsOf("ai.onnx", "MaxPool"),
              AllOf(Contains("window_c6"), Contains("maxpool_c1"), Not(Contains("window_c5"))));
  EXPECT_THAT(LabelsOf("com.microsoft", "FusedConv"),
              AllOf(Contains("conv_c4"), Contains("window_c5"), Contains("fusedconv_c1")));
}

TEST(ConstraintTable, TellsNamesakesOfTwoDomainsApart) {
  EXPECT_THAT(LabelsOf("com.microsoft", "Pad"), ElementsAre("ms_pad_c1"));
  EXPECT_THAT(LabelsOf("ai.onnx", "Pad"), AllOf(Contains("pad_c1"), Not(Contains("ms_pad_c1"))));
  EXPECT_THAT(LabelsOf("com.microsoft", "Attention"), Not(Contains("attention_c1")));
  EXPECT_THAT(LabelsOf("com.microsoft", "Range"), ElementsAre("range_c1", "range_c2"));
}

TEST(ConstraintTable, GivesEveryConstraintToAnOperatorAndToNoneTwice) {
  std::set<std::string> given;
  for (const char* domain :
       {"ai.onnx", "ai.onnx.ml", "ai.onnx.preview", "ai.onnx.preview.training", "com.microsoft"}) {
    std::set<std::string_view> operators;
    for (const auto& row : RulesOf(domain)) operators.insert(row.op_type);
    for (const std::string_view op_type : operators) {
      std::set<std::string_view> own;
      for (const Constraint& constraint : ConstraintsOf(domain, op_type)) {
        EXPECT_TRUE(own.insert(constraint.label).second) << op_type << " " << constraint.label;
        EXPECT_EQ(constraint.text.empty(), ONNX_LIGHT_WITH_DOCS == 0) << constraint.label;
        given.emplace(constraint.label);
      }
    }
  }
  EXPECT_EQ(given, AllLabels());
}

TEST(ConstraintTable, SharesWhatThereIsWithOperatorsThatHaveARule) {
  std::set<std::string> names = AllLabels();
  for (const std::string& label : AllLabels()) names.insert(label.substr(0, label.rfind("_c")));
  std::set<std::string> seen;
  for (const SharedRow& row : SharedRows()) {
    const std::string where = std::string(row.domain) + " " + row.name;
    EXPECT_TRUE(seen.insert(where).second) << where << " has two rows";
    EXPECT_EQ(names.count(row.name), 1u) << where << " is no constraint";
    for (const std::string& op_type : row.operators) {
      EXPECT_NE(onnx_light::opsets::BuiltInRegistry().History(row.domain, op_type), nullptr)
          << where << ": " << op_type;
      const auto rules = RulesOf(row.domain);
      EXPECT_TRUE(std::any_of(rules.begin(), rules.end(),
                              [&](const auto& rule) { return rule.op_type == op_type; }))
          << where << ": " << op_type << " has no rule";
    }
  }
}

}  // namespace
}  // namespace onnx_light_tests
