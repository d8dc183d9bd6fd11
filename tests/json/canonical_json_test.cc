// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/canonical_json.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace ONNX_LIGHT_NAMESPACE::json {
namespace {

std::string Canonical(const std::string& text) {
  std::vector<Diagnostic> diagnostics;
  JsonFindings findings(&diagnostics);
  const auto document = JsonDocument::Parse(text, {Code::kSpecSyntax}, &findings);
  return document == nullptr ? "not JSON" : CanonicalJson(document->Root());
}

TEST(CanonicalJsonTest, WritesNumbersAsEcmaScriptDoes) {
  const struct {
    const char* text;
    const char* canonical;
  } kCases[] = {
      {"0", "0"},
      {"-0", "0"},
      {"-0.0", "0"},
      {"1.0", "1"},
      {"9007199254740993", "9007199254740993"},
      {"123456789012345678901234567890", "123456789012345678901234567890"},
      {"1e20", "100000000000000000000"},
      {"1e21", "1e+21"},
      {"1.5e300", "1.5e+300"},
      {"0.000001", "0.000001"},
      {"0.0000001", "1e-7"},
      {"-1.25e-9", "-1.25e-9"},
      {"333333333.33333329", "333333333.3333333"},
      {"4.50", "4.5"},
      {"2e-3", "0.002"},
      {"0.000000000000000000000000001", "1e-27"},
      {"5e-324", "5e-324"},
      {"1.7976931348623157e308", "1.7976931348623157e+308"},
  };
  for (const auto& c : kCases) EXPECT_EQ(Canonical(c.text), c.canonical) << c.text;
}

TEST(CanonicalJsonTest, EscapesOnlyWhatMustBe) {
  EXPECT_EQ(Canonical(R"("\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/")"),
            "\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"");
}

TEST(CanonicalJsonTest, SortsNamesByUtf16) {
  // The example of RFC 8785, section 3.2.3.
  EXPECT_EQ(Canonical(R"({"\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5,
                          "\u0080": 6, "\u00f6": 7})"),
            "{\"\\r\":2,\"1\":4,\"\u0080\":6,\"ö\":7,\"€\":1,\"😀\":5,\"\ufb33\":3}");
}

TEST(CanonicalJsonTest, LeavesOutWhiteSpace) {
  EXPECT_EQ(Canonical("[ true , {\"b\" : [ ] , \"a\" : null } ]"), R"([true,{"a":null,"b":[]}])");
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::json
