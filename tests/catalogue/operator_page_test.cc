// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/catalogue/operator_page.h"

#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "onnx_light/core/types/type_sets.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

using core::schema::AttributeType;
using core::schema::LightOpSchema;
using core::schema::ParameterOption;
using core::schema::TensorType;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;

// Bounds are attributes, then have defaults, then are an input; a type comes with the last.
std::vector<LightOpSchema> History() {
  std::vector<LightOpSchema> history;
  history.push_back(LightOpSchema(
      "Limit", "test", 1, "Limits.", {{"x", "Values.", "T"}}, {{"y", "Limited.", "T"}},
      {{"T", {TensorType::kFloat}, "Floats."}},
      {{"max", "Bound.", AttributeType::FLOAT, true}, {"old", "Hint.", AttributeType::INT}}));
  history.push_back(LightOpSchema("Limit", "test", 6, "Limits.", {{"x", "Values.", "T"}},
                                  {{"y", "Limited.", "T"}},
                                  {{"T", {TensorType::kFloat}, "Floats."}},
                                  {{"max", "Bound.", AttributeType::FLOAT, false, 1.0}}));
  history.push_back(LightOpSchema(
      "Limit", "test", 11, "Limits better.",
      {{"x", "Values.", "T"}, {"max", "Bound.", "T", ParameterOption::kOptional}},
      {{"y", "Limited.", "T"}}, {{"T", {TensorType::kFloat, TensorType::kDouble}, "Floats."}}));
  return history;
}

template <typename T>
std::vector<std::pair<std::string, Mark>> MarksOf(const std::vector<MarkedEntry<T>>& entries) {
  std::vector<std::pair<std::string, Mark>> marks;
  for (const auto& e : entries) {
    if constexpr (std::is_same_v<T, core::schema::TypeConstraintParam>) {
      marks.emplace_back(e.entry->type_param_str, e.mark);
    } else {
      marks.emplace_back(e.entry->name, e.mark);
    }
  }
  return marks;
}

TEST(PagesOf, HasTheNewestVersionFirst) {
  const std::vector<LightOpSchema> history = History();
  const std::vector<VersionPage> pages = PagesOf(history);
  ASSERT_EQ(pages.size(), 3u);
  EXPECT_EQ(pages[0].schema, &history[2]);
  EXPECT_EQ(pages[0].before, &history[1]);
  EXPECT_EQ(pages[1].schema, &history[1]);
  EXPECT_EQ(pages[2].schema, &history[0]);
  EXPECT_EQ(pages[2].before, nullptr);
}

TEST(PagesOf, MarksNothingOfTheFirstVersion) {
  const std::vector<LightOpSchema> history = History();
  const VersionPage first = PagesOf(history).back();
  EXPECT_THAT(first.changes, IsEmpty());
  EXPECT_THAT(MarksOf(first.inputs), ElementsAre(Pair("x", Mark::kSame)));
  EXPECT_THAT(MarksOf(first.attributes),
              ElementsAre(Pair("max", Mark::kSame), Pair("old", Mark::kSame)));
}

TEST(PagesOf, MarksChangedAndRemovedEntries) {
  const std::vector<LightOpSchema> history = History();
  const VersionPage page = PagesOf(history)[1];
  EXPECT_THAT(MarksOf(page.attributes),
              ElementsAre(Pair("max", Mark::kChanged), Pair("old", Mark::kRemoved)));
  EXPECT_EQ(page.attributes[0].entry, &history[1].attributes()[0]);
  EXPECT_EQ(page.attributes[0].before, &history[0].attributes()[0]);
  EXPECT_EQ(page.attributes[1].entry, &history[0].attributes()[1]);
  EXPECT_THAT(MarksOf(page.inputs), ElementsAre(Pair("x", Mark::kSame)));
  EXPECT_THAT(MarksOf(page.type_constraints), ElementsAre(Pair("T", Mark::kSame)));
}

TEST(PagesOf, MarksAddedEntriesAndTellsTheChanges) {
  const std::vector<LightOpSchema> history = History();
  const VersionPage page = PagesOf(history)[0];
  EXPECT_THAT(MarksOf(page.inputs), ElementsAre(Pair("x", Mark::kSame), Pair("max", Mark::kAdded)));
  EXPECT_THAT(MarksOf(page.attributes), ElementsAre(Pair("max", Mark::kRemoved)));
  EXPECT_THAT(MarksOf(page.type_constraints), ElementsAre(Pair("T", Mark::kChanged)));
  EXPECT_THAT(page.changes, Contains(HasSubstr("double")));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::catalogue
