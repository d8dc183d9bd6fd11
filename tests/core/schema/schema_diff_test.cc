// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/schema_diff.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "onnx_light/core/schema/history_builder.h"
#include "onnx_light/core/types/type_sets.h"

namespace onnx_light::core::schema {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// An invented operator that changes in every way.
void Blend(History& op) {
  op.Since(1)
      .Doc("Blends.")
      .Input("base", "T", "Base.")
      .Input("mask", "T", "Mask.")
      .Output("image", "T", "Image.")
      .Output("trace", "T", "Trace.", kOptional)
      .Attr("gain", Float(0.5F), "Gain.")
      .Attr("mode", Str("add"), "Mode.")
      .Attr("limit", NoDefault(AttributeType::INT), "Limit.")
      .Types("T", types::kFloat16To64, "Floats.");
  op.Since(2)  // An input before another one, a list at the end.
      .Before("mask")
      .Input("layer", "tensor(int64)", "Layer.")
      .Input("more", "T", "More.", kVariadicOrNone | kHeterogeneous)
      .DropOutput("trace");
  op.Since(3)  // An attribute becomes an input, defaults change.
      .DropInput("more")
      .DropAttr("limit")
      .Input("limit", "tensor(int64)", "Limit.", kOptional)
      .Attr("gain", Float(1.0F))
      .Attr("mode", Required(AttributeType::STRING));
  op.Since(4)
      .Types("T", types::kFloat16To64 | types::kIntegers)
      .Input("base", "T", nullptr, kDifferentiable)
      .Input("mask", "T", nullptr, kNonDifferentiable)
      .Function();
  op.Since(5).Deprecated().Doc("Blends no more.");
  op.Since(6).Deprecated();
}

class SchemaDiffTest : public ::testing::Test {
 protected:
  std::vector<std::string> Between(int from, int to) const {
    return DescribeDiff(DiffSchemas(history_[static_cast<size_t>(from - 1)],
                                    history_[static_cast<size_t>(to - 1)]));
  }

  const std::vector<LightOpSchema> history_ = BuildHistory("test", "Blend", &Blend);
};

TEST_F(SchemaDiffTest, TellsPlacesOfInputs) {
  EXPECT_THAT(Between(1, 2),
              ElementsAre("Input 2 is new: 'layer' (tensor(int64), required).",
                          "Input 4 is new: 'more' (T, 0 or more of any types).",
                          "Input 'mask': in place 3 instead of 2.", "Output 'trace' is gone."));
  EXPECT_THAT(Between(2, 1), ElementsAre("Input 'layer' is gone.", "Input 'more' is gone.",
                                         "Input 'mask': in place 2 instead of 3.",
                                         "Output 2 is new: 'trace' (T, optional)."));
}

TEST_F(SchemaDiffTest, TellsAttributesThatBecomeInputs) {
  if (ONNX_LIGHT_WITH_DOCS == 0) GTEST_SKIP() << "built without texts";
  EXPECT_THAT(
      Between(2, 3),
      ElementsAre("Input 'more': named 'limit' instead of 'more', type tensor(int64) instead of T, "
                  "optional instead of 0 or more of any types.",
                  "Attribute 'gain': default 1 instead of default 0.5.",
                  "Attribute 'mode': required instead of default 'add'.",
                  "Described anew: input limit."));
  EXPECT_THAT(
      Between(1, 3),
      ElementsAre("Input 2 is new: 'layer' (tensor(int64), required).",
                  "Input 4 is new: 'limit' (tensor(int64), optional), which was an attribute.",
                  "Input 'mask': in place 3 instead of 2.", "Output 'trace' is gone.",
                  "Attribute 'gain': default 1 instead of default 0.5.",
                  "Attribute 'mode': required instead of default 'add'."));
}

TEST_F(SchemaDiffTest, TellsTypesInWords) {
  EXPECT_THAT(Between(3, 4), ElementsAre("Now also defined as a function of other operators.",
                                         "T also allows integers of 8 to 64 bits.",
                                         "Stated as differentiable: base.",
                                         "Stated as not differentiable: mask."));
  EXPECT_THAT(Between(4, 3), ElementsAre("No longer defined as a function of other operators.",
                                         "T no longer allows integers of 8 to 64 bits.",
                                         "No longer stated whether differentiable: base, mask."));
}

TEST_F(SchemaDiffTest, TellsDeprecationAndNothing) {
  if (ONNX_LIGHT_WITH_DOCS == 0) GTEST_SKIP() << "built without texts";
  EXPECT_THAT(Between(4, 5), ElementsAre("Deprecated.", "Described anew: the operator."));
  EXPECT_THAT(Between(5, 6), IsEmpty());
}

TEST_F(SchemaDiffTest, PointsToTheEntries) {
  const LightOpSchema& before = history_[0];
  const LightOpSchema& after = history_[2];
  const SchemaDiff diff = DiffSchemas(before, after);
  EXPECT_THAT(diff.inputs.added, ElementsAre(&after.inputs()[1], &after.inputs()[3]));
  EXPECT_TRUE(diff.inputs.removed.empty());
  ASSERT_EQ(diff.inputs.changed.size(), 1U);
  EXPECT_EQ(diff.inputs.changed[0].before, &before.inputs()[1]);
  EXPECT_EQ(diff.inputs.changed[0].after, &after.inputs()[2]);
  EXPECT_THAT(diff.outputs.removed, ElementsAre(&before.outputs()[1]));
  EXPECT_THAT(diff.attributes.removed, ElementsAre(before.FindAttribute("limit")));
  EXPECT_TRUE(diff.type_constraints.empty());
}

TEST(SchemaDiff, FollowsARenamedTypeParameter) {
  const LightOpSchema before("Op", "test", 1, "", {{"x", "", "T"}}, {{"y", "", "T"}},
                             {{"T", {TensorType::kFloat}, ""}});
  const LightOpSchema after(
      "Op", "test", 2, "", {{"x", "", "T1"}, {"n", "", "T2"}}, {{"y", "", "T1"}},
      {{"T1", {TensorType::kFloat, TensorType::kDouble}, ""}, {"T2", {TensorType::kInt64}, ""}});
  EXPECT_THAT(DescribeDiff(DiffSchemas(before, after)),
              ElementsAre("Input 2 is new: 'n' (T2, required).", "Type parameter T2 is new: int64.",
                          "Type parameter T is named T1 now.", "T1 also allows double."));
  const SchemaDiff back = DiffSchemas(after, before);
  EXPECT_THAT(back.type_constraints.removed, ElementsAre(&after.type_constraints()[1]));
  EXPECT_EQ(back.type_constraints.changed.size(), 1U);
}

// Two parameters split off one: only the first is its successor.
TEST(SchemaDiff, MatchesATypeParameterOnce) {
  const LightOpSchema before("Op", "test", 1, "", {{"x", "", "T"}, {"n", "", "T"}}, {},
                             {{"T", {TensorType::kFloat}, ""}});
  const LightOpSchema after("Op", "test", 2, "", {{"x", "", "A"}, {"n", "", "B"}}, {},
                            {{"A", {TensorType::kFloat}, ""}, {"B", {TensorType::kFloat}, ""}});
  const SchemaDiff diff = DiffSchemas(before, after);
  EXPECT_THAT(diff.type_constraints.added, ElementsAre(&after.type_constraints()[1]));
  ASSERT_EQ(diff.type_constraints.changed.size(), 1U);
  EXPECT_EQ(diff.type_constraints.changed[0].after, &after.type_constraints()[0]);
  EXPECT_TRUE(diff.type_constraints.removed.empty());
}

TEST(SchemaDiff, TellsTypesThatNoEnumeratorNames) {
  const LightOpSchema before("Op", "test", 1, "", {{"x", "", "T"}}, {},
                             {{"T", {TensorType::kFloat}, ""}});
  const LightOpSchema after("Op", "test", 2, "", {{"x", "", "T"}}, {},
                            {{"T", {TensorType::kFloat}, "", {"seq(seq(tensor(float)))"}}});
  EXPECT_THAT(DescribeDiff(DiffSchemas(before, after)),
              ElementsAre("T also allows seq(seq(tensor(float)))."));
  EXPECT_THAT(TypesBeyond(after.type_constraints()[0], before.type_constraints()[0]),
              ElementsAre("seq(seq(tensor(float)))"));
  EXPECT_THAT(TypeStringsOf(after.type_constraints()[0]),
              ElementsAre("seq(seq(tensor(float)))", "tensor(float)"));
}

TEST(SchemaDiff, TellsCountsThatAreNotThoseOfTheOutputs) {
  const LightOpSchema before("Op", "test", 1, "", {}, {{"a", "", "T"}, {"b", "", "T"}},
                             {{"T", {TensorType::kFloat}, ""}});
  LightOpSchema after = before;
  after.set_min_output(1).set_node_determinism(LightOpSchema::NodeDeterminism::NonDeterministic);
  EXPECT_THAT(
      DescribeDiff(DiffSchemas(before, after)),
      ElementsAre("Operator: 1 to 2 outputs instead of 2 outputs, not deterministic instead "
                  "of unstated determinism."));
}

}  // namespace
}  // namespace onnx_light::core::schema
