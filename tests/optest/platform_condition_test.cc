// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/platform_condition.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using ::testing::HasSubstr;

TEST(PlatformConditions, TakesExpressions) {
  PlatformConditions conditions;
  for (const char* expression : {"", "Chrome", "^((?!iOS).)*$", "(Chrome|Edge) \\d{1,3}\\.", "é"}) {
    EXPECT_FALSE(conditions.Check(expression)) << expression;
  }
}

TEST(PlatformConditions, RefusesWhatDoesNotCompile) {
  PlatformConditions conditions;
  for (const char* expression : {"(", "a{2,1}", "[z-a]", "*", "\\"}) {
    const auto fault = conditions.Check(expression);
    ASSERT_TRUE(fault) << expression;
    EXPECT_THAT(fault->found, HasSubstr(std::string("'") + expression + "'"));
    EXPECT_THAT(fault->expected, HasSubstr("ECMAScript"));
  }
}

TEST(PlatformConditions, RefusesLongOnes) {
  PlatformConditions conditions;
  EXPECT_FALSE(conditions.Check(std::string(kMaxCondition, 'a')));
  EXPECT_TRUE(conditions.Check(std::string(kMaxCondition + 1, 'a')));
}

TEST(PlatformConditions, RefusesCountsThatMultiply) {
  EXPECT_TRUE(PlatformConditions().Check("(a{300}){300}"));
  EXPECT_TRUE(PlatformConditions().Check("a{99999999999999999999}"));
  EXPECT_TRUE(PlatformConditions().Check("((a{1,30}){30,}){1,30}"));
  EXPECT_FALSE(PlatformConditions().Check("a{300}"));
  EXPECT_FALSE(PlatformConditions().Check("\\d{1,3}(,\\d{1,3})?"));
}

TEST(PlatformConditions, LimitsTheExpressionsOfAFile) {
  PlatformConditions conditions;
  const std::string text(kMaxCondition, 'a');
  size_t taken = 0;
  while (taken < 1000 &&
         !conditions.Check(std::string(text).replace(0, 4, std::to_string(1000 + taken)))) {
    ++taken;
  }
  EXPECT_EQ(taken, kMaxStates / kMaxCondition);
  EXPECT_FALSE(conditions.Check(std::string(text).replace(0, 4, "1000"))) << "known already";
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::optest
