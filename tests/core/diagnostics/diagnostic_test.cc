// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/diagnostics/diagnostic.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "onnx_light/core/diagnostics/suggest.h"

namespace onnx_light::core::diagnostics {
namespace {

TEST(Codes, AreAscendingAndNamedOnce) {
  std::set<std::string> names;
  int last = 0;
  for (const CodeInfo& info : AllCodes()) {
    EXPECT_GT(static_cast<int>(info.code), last) << info.name;
    last = static_cast<int>(info.code);
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    EXPECT_EQ(&InfoOf(info.code), &info);
    EXPECT_EQ(CodeFromName(info.name), info.code);
    EXPECT_EQ(CodeFromName(IdOf(info.code)), info.code);
    EXPECT_NE(std::string(info.explanation), "");
  }
  EXPECT_EQ(CodeFromName("input-counts"), std::nullopt);
  EXPECT_EQ(IdOf(Code::kInputCount), "OL201");
}

TEST(Diagnostic, RendersPlaceFactsCodeAndHint) {
  Location location;
  location.graph = "main/node[3:If].then_branch";
  location.node_index = 1;
  location.node_name = "clip_7";
  location.op_type = "Clip";
  location.domain = "ai.onnx";
  location.since_version = 13;
  Diagnostic d(Code::kInputCount, location, "4 inputs", "1 to 3 (input, min?, max?)", "look here");
  EXPECT_EQ(d.severity, Severity::kError);
  EXPECT_EQ(ToString(d),
            "node 'clip_7' (ai.onnx::Clip-13) in main/node[3:If].then_branch: found 4 inputs, "
            "expected 1 to 3 (input, min?, max?). [OL201 input-count]\n  hint: look here");
  d.label = "clip_c1";
  d.hint.clear();
  d.location.node_name.clear();
  d.location.output = "y";
  d.location.graph = "main";
  EXPECT_EQ(ToString(d),
            "node #1 (ai.onnx::Clip-13), output 'y': found 4 inputs, expected 1 to 3 (input, min?, "
            "max?). [OL201 input-count clip_c1]");
}

TEST(Diagnostic, PlacesFindingsInDocuments) {
  Location location;
  location.pointer = "/inputs/0";
  location.line = 3;
  location.column = 7;
  EXPECT_EQ(ToString(location), "3:7 (/inputs/0)");
}

TEST(Printable, EscapesWhatAScreenCannotShow) {
  const struct {
    std::string text;
    std::string printed;
  } kCases[] = {
      {"plain", "plain"},
      {"é✓", "é✓"},
      {"a\nb\x7f", "a\\x0ab\\x7f"},
      {"\xff\xfe", "\\xff\\xfe"},
      {"\xc0\x80", "\\xc0\\x80"},
      {"\xed\xa0\x80", "\\xed\\xa0\\x80"},
      {"\xc2\x85", "\\xc2\\x85"},
      {"\xf5\x80\x80\x80", "\\xf5\\x80\\x80\\x80"},
      {"cut \xe2\x9c", "cut \\xe2\\x9c"},
      {std::string("nul\0", 4), "nul\\x00"},
  };
  for (const auto& c : kCases) EXPECT_EQ(Printable(c.text), c.printed);
  EXPECT_EQ(Printable("abcdef", 3), "abc…");
  EXPECT_EQ(Quote("it"), "'it'");
}

TEST(NearestName, FindsMisspellings) {
  const struct {
    const char* name;
    const char* nearest;
  } kCases[] = {
      {"pad", "pads"},
      {"Stride", "strides"},
      {"kernelshape", "kernel_shape"},
      {"dilatoins", "dilations"},
      {"xyz", ""},
      {"", ""},
  };
  for (const auto& c : kCases) {
    EXPECT_EQ(NearestName(c.name, {"pads", "strides", "kernel_shape", "dilations"}), c.nearest)
        << c.name;
  }
  EXPECT_EQ(NearestName(std::string(1000, 'p'), {"pads"}), "");
  EXPECT_EQ(DidYouMean("pad", {"pads"}), "did you mean 'pads'?");
  EXPECT_EQ(DidYouMean("xyz", {"pads"}), "");
}

TEST(NearestName, ComparesTheFirstOfVeryManyNames) {
  std::vector<std::string> names;
  for (int i = 0; i < 100'000; ++i) names.push_back("T" + std::to_string(1'000'000 + i));
  std::vector<std::string_view> views(names.begin(), names.end());
  views[10] = "padding";
  views[99'990] = "dilations";
  EXPECT_EQ(NearestName("paddin", views), "padding");
  EXPECT_EQ(NearestName("dilation", views), "");
}

}  // namespace
}  // namespace onnx_light::core::diagnostics
