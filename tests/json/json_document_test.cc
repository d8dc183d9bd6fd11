// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/json_document.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::json {
namespace {

using core::StrCat;

struct Parsed {
  std::unique_ptr<const JsonDocument> document;
  std::vector<Diagnostic> findings;
};

Parsed Parse(std::string text, bool comments = false) {
  Parsed parsed;
  JsonFindings findings(&parsed.findings);
  parsed.document = JsonDocument::Parse(std::move(text), {Code::kSpecSyntax, comments}, &findings);
  return parsed;
}

std::string PlaceText(const Location& place) {
  return StrCat(place.pointer, "@", place.line, ":", place.column);
}

TEST(JsonDocumentTest, ReadsEveryKindOfValue) {
  const auto parsed = Parse(R"({"a": [null, true, false, -12, 1.5e3, "xé\n\u00e9"], "b": {}})");
  ASSERT_NE(parsed.document, nullptr);
  EXPECT_TRUE(parsed.findings.empty());
  const JsonValue root = parsed.document->Root();
  EXPECT_EQ(root.size(), 2u);
  std::vector<JsonKind> kinds;
  for (const JsonValue value : root.Find("a")->Children()) kinds.push_back(value.kind());
  EXPECT_THAT(kinds, testing::ElementsAre(JsonKind::kNull, JsonKind::kBool, JsonKind::kBool,
                                          JsonKind::kInteger, JsonKind::kFloat, JsonKind::kString));
  EXPECT_EQ(parsed.document->At("/a/3")->AsInt64(), -12);
  EXPECT_EQ(parsed.document->At("/a/4")->AsDouble(), 1500);
  EXPECT_EQ(parsed.document->At("/a/4")->AsInt64(), std::nullopt);
  EXPECT_EQ(parsed.document->At("/a/5")->AsString(), "xé\né");
  EXPECT_EQ(parsed.document->At("/b")->size(), 0u);
  EXPECT_EQ(parsed.document->At("/b")->name(), "b");
  EXPECT_EQ(parsed.document->At("/c"), std::nullopt);
  EXPECT_EQ(parsed.document->At("/a/6"), std::nullopt);
  EXPECT_EQ(parsed.document->At("/a/01"), std::nullopt);
}

TEST(JsonDocumentTest, IntegersKeepAllDigits) {
  const auto parsed =
      Parse("[9007199254740993, 9223372036854775807, 9223372036854775808, -9223372036854775808]");
  ASSERT_NE(parsed.document, nullptr);
  EXPECT_EQ(parsed.document->At("/0")->AsInt64(), 9007199254740993);
  EXPECT_EQ(parsed.document->At("/1")->AsInt64(), INT64_MAX);
  EXPECT_EQ(parsed.document->At("/2")->AsInt64(), std::nullopt);
  EXPECT_EQ(parsed.document->At("/2")->kind(), JsonKind::kInteger);
  EXPECT_EQ(parsed.document->At("/2")->NumberText(), "9223372036854775808");
  EXPECT_EQ(parsed.document->At("/3")->AsInt64(), INT64_MIN);
}

TEST(JsonDocumentTest, EveryValueKnowsItsPlace) {
  const auto parsed = Parse(
      "{\n"
      "  \"a/b\": [ 1,22 ,\n"
      "    {\"~\" : \"x\"}],\n"
      "\t\"c\":3}");
  ASSERT_NE(parsed.document, nullptr);
  const auto place = [&](const char* pointer) {
    return PlaceText(parsed.document->At(pointer)->Place());
  };
  EXPECT_EQ(place(""), "@1:1");
  EXPECT_EQ(place("/a~1b"), "/a~1b@2:10");
  EXPECT_EQ(place("/a~1b/0"), "/a~1b/0@2:12");
  EXPECT_EQ(place("/a~1b/1"), "/a~1b/1@2:14");
  EXPECT_EQ(place("/a~1b/2"), "/a~1b/2@3:5");
  EXPECT_EQ(place("/a~1b/2/~0"), "/a~1b/2/~0@3:12");
  EXPECT_EQ(place("/c"), "/c@4:6");
  EXPECT_EQ(PlaceText(parsed.document->At("/a~1b/2/~0")->NamePlace()), "/a~1b/2/~0@3:6");
}

TEST(JsonDocumentTest, EveryValueKnowsItsText) {
  const auto parsed = Parse(R"({"a": [ 1.0,"]\"" , {"b": [true, null ]} ], "c":-1e5})");
  ASSERT_NE(parsed.document, nullptr);
  EXPECT_EQ(parsed.document->At("/a")->Source(), R"([ 1.0,"]\"" , {"b": [true, null ]} ])");
  EXPECT_EQ(parsed.document->At("/a/0")->Source(), "1.0");
  EXPECT_EQ(parsed.document->At("/a/1")->Source(), R"("]\"")");
  EXPECT_EQ(parsed.document->At("/a/2")->Source(), R"({"b": [true, null ]})");
  EXPECT_EQ(parsed.document->At("/a/2/b/0")->Source(), "true");
  EXPECT_EQ(parsed.document->At("/c")->Source(), "-1e5");
}

TEST(JsonDocumentTest, FindsLinesFarDown) {
  std::string text = "[";
  for (int i = 0; i < 5000; ++i) text += StrCat(i, i % 3 == 0 ? ",\n" : ", ");
  text += "0]";
  const auto parsed = Parse(text);
  ASSERT_NE(parsed.document, nullptr);
  EXPECT_EQ(PlaceText(parsed.document->At("/3")->Place()), "/3@2:7");
  EXPECT_EQ(PlaceText(parsed.document->At("/4999")->Place()), "/4999@1668:1");
}

struct Fault {
  const char* text;
  int column;
  const char* hint;
};

TEST(JsonDocumentTest, FaultsHaveAPlaceAndAHint) {
  const Fault faults[] = {
      {"", 1, "ends too early"},
      {"[1, 2", 6, "ends too early"},
      {"{\"a\": NaN}", 7, "NaN"},
      {"[-Infinity]", 2, "infinity"},
      {"[1, // one\n2]", 5, "no comments"},
      {"[1,]", 4, "comma"},
      {"[1,,2]", 4, ""},
      {"['a']", 2, "double quotes"},
      {"[True]", 2, "true"},
      {"{\"a\" \"b\"}", 6, ""},
      {"{a: 1}", 2, ""},
      {"[1] 2", 5, ""},
      {"[\"a\nb\"]", 4, ""},
      {"[\"\xff\"]", 3, ""},
      {"[\"\\x\"]", 4, ""},
      {"[01]", 3, ""},
      {"[nul]", 2, ""},
      {"[1 2]", 4, ""},
      {"[+1]", 2, ""},
      {"[.5]", 2, ""},
      {"[1.]", 4, ""},
      {"[1e]", 4, ""},
      {"[-]", 2, ""},
      {"[-01]", 4, ""},
      {"[0x1]", 3, ""},
      {"[nulls]", 2, ""},
      {"[\"a", 4, "ends too early"},
      {"[\"\\", 4, "ends too early"},
      {"[\"\\u12g4\"]", 7, ""},
      {"[\"\\ud800\"]", 3, ""},
      {"[\"\\ud800\\u0041\"]", 3, ""},
      {"[\"\\udc00\"]", 3, ""},
      {"[\"\xc0\x80\"]", 3, ""},
      {"[\"\xed\xa0\x80\"]", 3, ""},
      {"{\"a\": 1,}", 9, "comma"},
      {"{\"a\"}", 5, ""},
      {"{1: 2}", 2, ""},
      {"[1}", 3, ""},
      {"]", 1, ""},
      {"\xEF\xBB\xBF[]", 1, "without"},
  };
  for (const Fault& fault : faults) {
    const auto parsed = Parse(fault.text);
    EXPECT_EQ(parsed.document, nullptr) << fault.text;
    ASSERT_EQ(parsed.findings.size(), 1u) << fault.text;
    EXPECT_EQ(parsed.findings[0].code, Code::kSpecSyntax);
    EXPECT_EQ(parsed.findings[0].location.column, fault.column)
        << fault.text << ": " << ToString(parsed.findings[0]);
    EXPECT_THAT(parsed.findings[0].hint, testing::HasSubstr(fault.hint)) << fault.text;
    EXPECT_EQ(parsed.findings[0].hint.empty(), *fault.hint == 0) << fault.text;
  }
}

TEST(JsonDocumentTest, CommentsAreTakenWhereAllowed) {
  const auto parsed = Parse("// \"one\n{ /* { */ \"a\": 1, // x\n \"b\": /* , */ 2}", true);
  ASSERT_NE(parsed.document, nullptr);
  EXPECT_EQ(PlaceText(parsed.document->At("/b")->Place()), "/b@3:15");
  EXPECT_EQ(Parse("[1, /* x", true).document, nullptr);
}

TEST(JsonDocumentTest, CommentsMayStandAnywhereAndAreUtf8) {
  const auto parsed = Parse("[/* ] */1/**/,//,\n[ /* é */ ],{/* } */},2 // x", true);
  EXPECT_EQ(parsed.document, nullptr);
  const auto closed = Parse("[/* ] */1/**/,//,\n[ /* é */ ],{/* } */},2 // x\n]//", true);
  ASSERT_NE(closed.document, nullptr);
  EXPECT_EQ(closed.document->Root().size(), 4u);
  EXPECT_EQ(PlaceText(closed.document->At("/3")->Place()), "/3@2:24");
  for (const char* text : {"// \xff\n[]", "[/* \xc3 */]", "[] // \x80"}) {
    const auto bad = Parse(text, true);
    EXPECT_EQ(bad.document, nullptr) << text;
    ASSERT_EQ(bad.findings.size(), 1u) << text;
    EXPECT_EQ(bad.findings[0].expected, "text in UTF-8");
  }
}

TEST(JsonDocumentTest, NumbersThatNoDoubleHoldsAreKeptAsWritten) {
  const std::string digits(400, '9');
  const auto parsed = Parse(StrCat("[1e400, -1e400, ", digits, ", 1e-400]"));
  ASSERT_NE(parsed.document, nullptr);
  EXPECT_EQ(parsed.document->At("/0")->NumberText(), "1e400");
  EXPECT_EQ(parsed.document->At("/0")->kind(), JsonKind::kFloat);
  EXPECT_TRUE(std::isinf(parsed.document->At("/1")->AsDouble()));
  EXPECT_EQ(parsed.document->At("/2")->kind(), JsonKind::kInteger);
  EXPECT_EQ(parsed.document->At("/2")->NumberText(), digits);
  EXPECT_EQ(parsed.document->At("/3")->AsDouble(), 0);
}

TEST(JsonDocumentTest, EscapesStandForCharacters) {
  const auto parsed =
      Parse(R"({"\u006b\"": "a\/\b\f\n\r\t\\", "é\u00e9": "\u0000\ud83d\ude00", "c": "d"})");
  ASSERT_NE(parsed.document, nullptr);
  EXPECT_EQ(parsed.document->Root().Find("k\"")->AsString(), "a/\b\f\n\r\t\\");
  EXPECT_EQ(parsed.document->Root().Find("éé")->AsString(), std::string_view("\0😀", 5));
  EXPECT_EQ(parsed.document->Root().Find("c")->AsString(), "d");
}

// What is not in the skeleton of a document is read out of its text.
TEST(JsonDocumentTest, ArraysOfEverythingAreWalkedInOrder) {
  const auto parsed = Parse(R"([1,[],{},"a]",[2,[3]],{"x":[]},null,[[[]],{"y":{"z":1}}],"b"])");
  ASSERT_NE(parsed.document, nullptr);
  std::vector<std::string> sources;
  std::vector<std::string> places;
  for (const JsonValue value : parsed.document->Root().Children()) {
    sources.emplace_back(value.Source());
    places.push_back(value.Place().pointer);
  }
  EXPECT_THAT(sources, testing::ElementsAre("1", "[]", "{}", "\"a]\"", "[2,[3]]", "{\"x\":[]}",
                                            "null", R"([[[]],{"y":{"z":1}}])", "\"b\""));
  EXPECT_THAT(places, testing::ElementsAre("/0", "/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"));
  EXPECT_EQ(parsed.document->At("/1")->size(), 0u);
  EXPECT_EQ(parsed.document->At("/2")->kind(), JsonKind::kObject);
  EXPECT_EQ(parsed.document->At("/2")->size(), 0u);
  EXPECT_EQ(parsed.document->At("/4/1/0")->Place().pointer, "/4/1/0");
  EXPECT_EQ(parsed.document->At("/7/1/y/z")->Place().pointer, "/7/1/y/z");
  EXPECT_EQ(parsed.document->At("/7/0/0")->Source(), "[]");
  EXPECT_EQ(parsed.document->At("/5/x")->name(), "x");
  EXPECT_EQ(parsed.document->At("/5/x/0"), std::nullopt);
}

TEST(JsonDocumentTest, RepeatedNamesAreFindingsAndTheRestIsRead) {
  const auto parsed = Parse(R"({"a": 1, "b": {"x": 1, "x": 2}, "a": 3})");
  ASSERT_NE(parsed.document, nullptr);
  ASSERT_EQ(parsed.findings.size(), 2u);
  EXPECT_EQ(PlaceText(parsed.findings[0].location), "/a@1:33");
  EXPECT_EQ(PlaceText(parsed.findings[1].location), "/b/x@1:24");
  EXPECT_EQ(parsed.document->Root().Find("a")->AsInt64(), 1);
}

TEST(JsonDocumentTest, BoundsAreOneFinding) {
  const auto only = [](std::string text) {
    const auto parsed = Parse(std::move(text));
    EXPECT_EQ(parsed.document, nullptr);
    EXPECT_EQ(parsed.findings.size(), 1u);
    return parsed.findings.empty() ? "" : parsed.findings[0].found;
  };
  EXPECT_THAT(only(std::string(kMaxBytes + 1, ' ')), testing::HasSubstr("bytes"));
  EXPECT_THAT(only(std::string(kMaxDepth + 1, '[')), testing::HasSubstr("nested"));
  std::string objects;
  for (size_t i = 0; i <= kMaxDepth; ++i) objects += "{\"a\":";
  EXPECT_THAT(only(objects), testing::HasSubstr("nested"));

  const std::string deep = std::string(kMaxDepth, '[') + std::string(kMaxDepth, ']');
  EXPECT_NE(Parse(deep).document, nullptr);
  EXPECT_NE(Parse("[\"" + std::string(300, '[') + "\"]").document, nullptr);
}

TEST(JsonDocumentTest, AllThatFitsIntoTheBytesIsRead) {
  const auto sized = [](const std::string& text) {
    const auto parsed = Parse(text);
    EXPECT_NE(parsed.document, nullptr) << text.substr(0, 20);
    return parsed.document == nullptr ? 0 : parsed.document->Root().size();
  };
  EXPECT_EQ(sized("[" + std::string(kMaxBytes - 2, ' ') + "]"), 0u);
  EXPECT_EQ(sized("[\"" + std::string(kMaxBytes - 4, 'a') + "\"]"), 1u);
  EXPECT_EQ(sized("[" + std::string(kMaxBytes - 2, '1') + "]"), 1u);
  std::string values = "[0";
  while (values.size() + 2 < kMaxBytes) values += ",1";
  EXPECT_EQ(sized(values + "]"), kMaxBytes / 2 - 1);
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::json
