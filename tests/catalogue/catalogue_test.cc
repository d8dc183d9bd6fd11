// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/catalogue/catalogue.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

using core::schema::AttributeType;
using core::schema::LightOpSchema;
using core::schema::SchemaRegistry;
using core::schema::TensorType;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;

using Files = std::vector<std::pair<std::string, std::string>>;

LightOpSchema Operator(const std::string& name, const std::string& domain,
                       const std::string& text = "") {
  return LightOpSchema(name, domain, 1, text, {{"x", text, "T"}}, {{"y", text, "T"}},
                       {{"T", {TensorType::kFloat}, text}},
                       {{"a", text, AttributeType::STRING, false, text}});
}

Files Write(const SchemaRegistry& registry) {
  Files files;
  WriteCatalogue(registry, "1.2.3", [&](const std::string& path, std::string_view content) {
    files.emplace_back(path, content);
  });
  return files;
}

std::string ContentOf(const Files& files, const std::string& path) {
  const auto it = std::find_if(files.begin(), files.end(),
                               [&](const auto& file) { return file.first == path; });
  return it == files.end() ? "no such file: " + path : it->second;
}

TEST(Catalogue, ListsTheStandardDomainFirst) {
  SchemaRegistry registry;
  registry.Register(Operator("B", "acme"));
  registry.Register(Operator("A", ""));
  registry.Register(Operator("A", "acme"));
  std::vector<std::string> paths;
  for (const CatalogueEntry& op : ListOperators(registry)) paths.push_back(op.path);
  EXPECT_THAT(paths, testing::ElementsAre("operators/ai.onnx/A.html", "operators/acme/A.html",
                                          "operators/acme/B.html"));
}

TEST(Catalogue, GivesOddNamesSafePathsThatDiffer) {
  SchemaRegistry registry;
  const std::string long_name(1000, 'n');
  for (const char* domain : {"..", "a/b", "a b", "UPPER", "upper", "\xFF"}) {
    for (const std::string& name :
         {std::string("../../x"), std::string("Clip"), std::string("clip"), std::string("a\"><b>"),
          long_name, long_name + "2"}) {
      registry.Register(Operator(name, domain));
    }
  }
  std::set<std::string> lower_case;
  for (const CatalogueEntry& op : ListOperators(registry)) {
    EXPECT_THAT(op.path, MatchesRegex("operators/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*"
                                      "/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*\\.html"));
    EXPECT_LT(op.path.size(), 500u);
    std::string path = op.path;
    std::transform(path.begin(), path.end(), path.begin(), ::tolower);
    EXPECT_TRUE(lower_case.insert(path).second) << path;
  }
}

TEST(Catalogue, EscapesEveryNameAndText) {
  SchemaRegistry registry;
  const std::string evil = "</script><img src=x onerror=\"alert(1)\">'";
  registry.Register(
      LightOpSchema(evil, evil, 1, evil, {{evil, evil, evil}}, {{evil + "2", evil, "T"}},
                    {{evil, {TensorType::kFloat}, evil}, {"T", {TensorType::kFloat}, evil, {evil}}},
                    {{evil, evil, AttributeType::STRING, false, evil}}));
  LightOpSchema next(evil, evil, 2, "`" + evil + "`", {{"n" + evil, evil + evil, "T"}}, {},
                     {{"T", {TensorType::kDouble}, evil, {evil + evil}}});
  registry.Register(next);
  const Files files = Write(registry);
  size_t pages = 0;
  for (const auto& [path, content] : files) {
    if (path == "style.css" || path == "script.js" || path == "index.js") continue;
    EXPECT_THAT(content, Not(HasSubstr("<img"))) << path;
    EXPECT_THAT(content, Not(HasSubstr("=\"alert"))) << path;
    ++pages;
  }
  EXPECT_EQ(pages, 2u);
}

TEST(Catalogue, WritesTheIndexLastAndTheSameEachTime) {
  SchemaRegistry registry;
  registry.Register(Operator("A", "", "Text."));
  registry.Register(Operator("B", "acme", "Text."));
  const Files files = Write(registry);
  EXPECT_EQ(files.back().first, "index.html");
  EXPECT_EQ(files, Write(registry));
  std::set<std::string> paths;
  for (const auto& file : files) EXPECT_TRUE(paths.insert(file.first).second) << file.first;
  EXPECT_THAT(paths, testing::IsSupersetOf({"style.css", "script.js", "index.js"}));
}

TEST(Catalogue, CountsWhatItWrites) {
  SchemaRegistry registry;
  registry.Register(Operator("A", ""));
  registry.Register(Operator("A", "acme"));
  registry.Register(Operator("B", "acme"));
  const CatalogueSize size = WriteCatalogue(registry, "1", [](const auto&, auto) {});
  EXPECT_EQ(size.operators, 3u);
  EXPECT_EQ(size.versions, 3u);
  EXPECT_EQ(size.domains, 2u);
}

TEST(Catalogue, LinksOperatorsOfOneName) {
  SchemaRegistry registry;
  registry.Register(Operator("A", ""));
  registry.Register(Operator("A", "acme"));
  const Files files = Write(registry);
  EXPECT_THAT(ContentOf(files, "operators/ai.onnx/A.html"),
              HasSubstr("href=\"../../operators/acme/A.html\""));
  EXPECT_THAT(ContentOf(files, "operators/acme/A.html"),
              HasSubstr("href=\"../../operators/ai.onnx/A.html\""));
}

TEST(Catalogue, ShowsWhatAChangedEntryWas) {
  SchemaRegistry registry;
  registry.Register(LightOpSchema("A", "", 1, "", {{"x", "", "T"}}, {},
                                  {{"T", {TensorType::kFloat, TensorType::kBool}, ""}},
                                  {{"a", "Old text.", AttributeType::INT, true}}));
  registry.Register(LightOpSchema("A", "", 2, "", {{"in", "", "T"}}, {},
                                  {{"T", {TensorType::kFloat, TensorType::kDouble}, ""}},
                                  {{"a", "New text.", AttributeType::INT, false, int64_t{1}}}));
  const std::string page = ContentOf(Write(registry), "operators/ai.onnx/A.html");
  for (const char* html : {
           "id=\"A-2-attribute-a\"",
           "<span>INT</span>\n<span><del>required</del> <ins>default 1</ins></span>",
           "<p>New text.</p>\n<details class=\"earlier\">\n<summary>Text of version 1</summary>\n"
           "<del><p>Old text.</p>\n</del>",
           "<del><code>x</code></del> <a href=\"#A-2-input-in\"><code>in</code></a>",
           "<summary>2 types, 1 new, 1 removed</summary>",
           "<li><ins>tensor(double)</ins></li>\n<li><code>tensor(float)</code></li>\n"
           "<li><del>tensor(bool)</del></li>",
       }) {
    EXPECT_THAT(page, HasSubstr(html));
  }
}

TEST(Catalogue, StopsWhereASinkFails) {
  SchemaRegistry registry;
  registry.Register(Operator("A", ""));
  EXPECT_THROW(WriteCatalogue(registry, "1",
                              [](const auto&, auto) { throw std::runtime_error("disk full"); }),
               std::runtime_error);
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::catalogue
