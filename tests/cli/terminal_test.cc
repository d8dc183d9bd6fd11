// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/terminal.h"

#include <gtest/gtest.h>

#include <chrono>
#include <sstream>

namespace onnx_light::cli {
namespace {

TEST(Wrap, BreaksAtBlanks) {
  EXPECT_EQ(Wrap("one two three four", 10, 2), "  one two\n  three\n  four\n");
  EXPECT_EQ(Wrap("averylongwordthatfitsnowhere x", 10, 0), "averylongwordthatfitsnowhere\nx\n");
  EXPECT_EQ(Wrap("", 10, 2), "");
}

TEST(Wrap, CountsCharactersAndNotBytes) { EXPECT_EQ(Wrap("äöü äöü äöü", 7, 0), "äöü äöü\näöü\n"); }

TEST(Wrap, KeepsParagraphsAndLists) {
  EXPECT_EQ(Wrap("a b\n\n- one two three\n- four\n12. five six", 10, 0),
            "a b\n\n- one two\n  three\n- four\n12. five\n    six\n");
}

TEST(Wrap, KeepsCode) {
  EXPECT_EQ(Wrap("```\nx = a  b  c  d  e\n```\nafter  that", 10, 1),
            " ```\n x = a  b  c  d  e\n ```\n after\n that\n");
  EXPECT_EQ(Wrap("    indented code  stays", 10, 0), "    indented code  stays\n");
}

TEST(Cut, EndsBeforeACharacterThatDoesNotFit) {
  EXPECT_EQ(Cut("abcdef", 3), "abc");
  EXPECT_EQ(Cut("äöü", 2), "äö");
  EXPECT_EQ(Cut("ab", 3), "ab");
  EXPECT_EQ(Cut("ab", 0), "");
  EXPECT_EQ(Cut("ab", -5), "");
}

TEST(Style, MarksTextOnlyWithColour) {
  EXPECT_EQ(Style(false).Red("x"), "x");
  EXPECT_EQ(Style(true).Red("x"), "\x1b[31mx\x1b[0m");
}

TEST(ProgressLine, VanishesAndIsSilentWhereItIsNotWanted) {
  std::ostringstream err;
  ProgressLine off(err, false, 80, std::chrono::seconds(0));
  off.Show("x");
  off.Clear();
  ProgressLine early(err, true, 80, std::chrono::hours(1));
  early.Show("x");
  early.Clear();
  EXPECT_EQ(err.str(), "");
  ProgressLine on(err, true, 6, std::chrono::seconds(0));
  on.Clear();
  EXPECT_EQ(err.str(), "");
  on.Show("12345678");
  on.Show("too soon");
  on.Clear();
  on.Clear();
  EXPECT_EQ(err.str(), "\r\x1b[K12345\r\x1b[K");
}

}  // namespace
}  // namespace onnx_light::cli
