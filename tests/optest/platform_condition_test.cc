// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/platform_condition.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::StrCat;

// What `new RegExp(text)` takes.
TEST(PlatformConditions, TakesExpressions) {
  for (const char* expression : {
           "",
           "Chrome",
           "^((?!iOS).)*$",
           "(Chrome|Edge) \\d{1,3}\\.",
           "é",
           "|",
           "a|",
           "()",
           "(|)",
           // Repetitions, and braces that are none.
           "a*?b+?c??",
           "a{2}",
           "a{2,}?",
           "a{2,3}",
           "a{02,3}",
           "x{99999999999999999999}",
           "a{",
           "{",
           "}",
           "]",
           "a{,5}",
           "{,5}",
           "a{1",
           "a{1,",
           "a{b}",
           "a{1,2,3}",
           // Assertions; those that look ahead may be repeated.
           "^$",
           "\\b\\B",
           "(?=a)*",
           "(?!a){2}",
           "(?<=a)b",
           "(?<!a)b",
           // Groups.
           "(?:a)",
           "(?<n>a)\\k<n>",
           "\\k<n>(?<n>a)",
           "(?<$_a1>x)",
           "(?<é>x)",
           "(?<\\u0061>x)",
           "(?<\\u{61}>x)",
           "(?<a>x)|(?<a>y)",
           "(?:(?<a>x)|(?<a>y))z",
           "(?i:a)",
           "(?im-s:a)",
           "(?-i:a)",
           // Escapes that have no meaning stand for themselves.
           "\\k",
           "\\k<n>",
           "\\p{L}",
           "\\u{1F600}",
           "\\x",
           "\\u12",
           "\\z",
           "\\c",
           "\\cA",
           "\\1",
           "\\2(a)",
           "\\08",
           "\\-",
           "\\/",
           // Classes.
           "[]",
           "[^]",
           "[a-z]",
           "[-a]",
           "[a-]",
           "[a-\\d]",
           "[\\d-x]",
           "[\\w-]",
           "[[:alpha:]]",
           "[\\b]",
           "[\\c]",
           "[\\c1]",
           "[\\k]",
           "[\\]]",
           "[\\0-\\377]",
           "[\\x41-\\x5A]",
           "[\\u0041-\\u005A]",
           "[()|*+?{}^$.]",
           "[a^]",
           "[--0]",
           "[😀]",
           "[]a",
       }) {
    const auto fault = CheckCondition(expression);
    EXPECT_FALSE(fault) << expression << ": " << fault->found << ", " << fault->expected;
  }
}

TEST(PlatformConditions, TellsWhatIsWrongAndWhere) {
  const struct {
    const char* expression;
    int character;
    const char* expected;
  } kCases[] = {
      {"*", 1, "something to repeat before it"},
      {"a**", 3, "something to repeat before it"},
      {"a++", 3, "something to repeat before it"},
      {"a|?", 3, "something to repeat before it"},
      {"(*)", 2, "something to repeat before it"},
      {"{1}", 1, "something to repeat before it"},
      {"a{1}{2}", 5, "something to repeat before it"},
      {"a???", 4, "something to repeat before it"},
      {"^*", 2, "something to repeat before it"},
      {"a$+", 3, "something to repeat before it"},
      {"\\b?", 3, "something to repeat before it"},
      {"(?<=a)*", 7, "something to repeat before it"},
      {"(?<!a){2}", 7, "something to repeat before it"},
      {"a{2,1}", 2, "the smaller number first"},
      {"a{10,9}", 2, "the smaller number first"},
      {"a{99999999999999999999,99999999999999999998}", 2, "the smaller number first"},
      {"(", 1, "a ')' that closes this '('"},
      {"a(b(c)", 2, "a ')' that closes this '('"},
      {"a)", 2, "a '(' that this ')' closes"},
      {"[a", 1, "a ']' that closes this '['"},
      {"[\\]", 1, "a ']' that closes this '['"},
      {"[z-a]", 2, "a range with the smaller character first"},
      {"[\\x62-a]", 2, "a range with the smaller character first"},
      {"[\\62-0]", 2, "a range with the smaller character first"},
      {"[\\n-\\b]", 2, "a range with the smaller character first"},
      {"[\\cb-\\ca]", 2, "a range with the smaller character first"},
      {"[😀-😁]", 3, "a range with the smaller character first"},
      {"\\", 1, "a character behind the backslash"},
      {"a\\", 2, "a character behind the backslash"},
      {"[\\", 2, "a character behind the backslash"},
      {"(?)", 1, "one of (?:, (?=, (?!, (?<=, (?<!, (?<name> and (?ims-ims:"},
      {"(?i)a", 1, "one of (?:, (?=, (?!, (?<=, (?<!, (?<name> and (?ims-ims:"},
      {"(?ii:a)", 1, "one of (?:, (?=, (?!, (?<=, (?<!, (?<name> and (?ims-ims:"},
      {"(?-:a)", 1, "one of (?:, (?=, (?!, (?<=, (?<!, (?<name> and (?ims-ims:"},
      {"(?P<n>a)", 1, "one of (?:, (?=, (?!, (?<=, (?<!, (?<name> and (?ims-ims:"},
      {"(?#x)", 1, "one of (?:, (?=, (?!, (?<=, (?<!, (?<name> and (?ims-ims:"},
      {"(?<>a)", 4, "a name and a '>'"},
      {"(?<1>a)", 4, "a name and a '>'"},
      {"(?<a b>a)", 4, "a name and a '>'"},
      {"(?<a", 4, "a name and a '>'"},
      {"(?<a>x)(?<a>y)", 8, "another name than the groups beside it have"},
      {"(?<a>(?<a>y))", 1, "another name than the groups beside it have"},
      {"(?:(?<a>x)|y)(?<a>z)", 14, "another name than the groups beside it have"},
      {"(?<a>x)\\k", 8, "\\k<name>"},
      {"(?<a>x)\\k<b>", 8, "the name of a group of the expression"},
      {"(?<a>x)[\\k]", 9, "\\k outside of a class"},
  };
  for (const auto& c : kCases) {
    const auto fault = CheckCondition(c.expression);
    ASSERT_TRUE(fault) << c.expression;
    EXPECT_EQ(fault->found, StrCat("'", c.expression, "', wrong at character ", c.character));
    EXPECT_EQ(fault->expected, StrCat(c.expected, " in an ECMAScript regular expression"));
  }
}

TEST(PlatformConditions, BoundsTheLengthAndNothingElse) {
  EXPECT_FALSE(CheckCondition(std::string(kMaxCondition, 'a')));
  EXPECT_TRUE(CheckCondition(std::string(kMaxCondition + 1, 'a')));
  EXPECT_FALSE(CheckCondition(std::string(500, '(') + std::string(500, ')')));
  EXPECT_TRUE(CheckCondition(std::string(1000, '(')));
  EXPECT_FALSE(CheckCondition("(((a{1000}){1000}){1000}){1000}"));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::optest
