// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/catalogue/html.h"

#include <set>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

struct TextCase {
  std::string text;
  std::string html;
};

TEST(Escape, LeavesNoMarkup) {
  const TextCase cases[] = {
      {"plain text", "plain text"},
      {"<script>alert(\"&'\")</script>",
       "&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;"},
      {"&lt;", "&amp;lt;"},
      {"a\tb\nc", "a\tb\nc"},
      {std::string("a\0b\x1b", 4),
       "a\xEF\xBF\xBD"
       "b\xEF\xBF\xBD"},
      {"N\xC2\xB2", "N\xC2\xB2"},
  };
  for (const TextCase& c : cases) EXPECT_EQ(Escape(c.text), c.html);
}

TEST(InlineHtml, MarksCodeBetweenBackquotes) {
  const TextCase cases[] = {
      {"no code", "no code"},  {"`a < b` or `c`.", "<code>a &lt; b</code> or <code>c</code>."},
      {"`a<b", "`a&lt;b"},     {"`a` and `b", "<code>a</code> and `b"},
      {"``", "<code></code>"}, {"`</code><b>`", "<code>&lt;/code&gt;&lt;b&gt;</code>"},
  };
  for (const TextCase& c : cases) EXPECT_EQ(InlineHtml(c.text), c.html);
}

TEST(BlockHtml, MakesParagraphsListsAndCode) {
  const TextCase cases[] = {
      {"", ""},
      {"One\nparagraph.\n\nAnother <b>.", "<p>One\nparagraph.</p>\n<p>Another &lt;b&gt;.</p>\n"},
      {"A `code\nspan`.", "<p>A <code>code\nspan</code>.</p>\n"},
      {"Modes:\n- one\n  continued\n* two\n\n- three\n\nEnd.",
       "<p>Modes:</p>\n<ul>\n<li>one\ncontinued</li>\n<li>two</li>\n<li>three</li>\n</ul>\n"
       "<p>End.</p>\n"},
      {"1. one\n2. two\n- other",
       "<ol>\n<li>one</li>\n<li>two</li>\n</ol>\n"
       "<ul>\n<li>other</li>\n</ul>\n"},
      {"-1 is no item", "<p>-1 is no item</p>\n"},
      {"Code:\n\n    a < b\n      c\nend",
       "<p>Code:</p>\n<pre><code>a &lt; b\n  c</code></pre>\n<p>end</p>\n"},
      {"```python\n- a\n\n`b`\n```\nend", "<pre><code>- a\n\n`b`</code></pre>\n<p>end</p>\n"},
      {"```\nnever closed", "<pre><code>never closed</code></pre>\n"},
  };
  for (const TextCase& c : cases) EXPECT_EQ(BlockHtml(c.text), c.html);
}

TEST(SafeName, KeepsUsualNamesAndEncodesOthers) {
  const TextCase cases[] = {
      {"Clip", "Clip"},
      {"com.microsoft", "com.microsoft"},
      {"my-op_2", "my-op_2"},
      {"../..", "~2E.~2F.."},
      {"a b", "a~20b"},
      {"~", "~7E"},
      {"<\xC3\xA9>", "~3C~C3~A9~3E"},
  };
  std::set<std::string> safe;
  for (const TextCase& c : cases) {
    EXPECT_EQ(SafeName(c.text), c.html);
    safe.insert(SafeName(c.text));
  }
  EXPECT_EQ(safe.size(), std::size(cases));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::catalogue
