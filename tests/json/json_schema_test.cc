// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/json_schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::json {
namespace {

using core::StrCat;

bool IsLowerCase(std::string_view text) {
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string_view::npos;
}

constexpr const char* kSchema = R"({
  "type": "object",
  "required": ["name", "kind"],
  "properties": {
    "name": {"$ref": "#/$defs/Name"},
    "kind": {"const": "thing"},
    "color": {"enum": ["red", "green", null]},
    "count": {"type": ["integer", "null"], "minimum": 0},
    "list": {"type": "array", "minItems": 1, "items": {"type": "string", "minLength": 1, "maxLength": 3}},
    "set": {"type": "array", "uniqueItems": true, "x-runlocal-set": true, "items": {}},
    "by_name": {"type": "object", "propertyNames": {"$ref": "#/$defs/Name"},
                "additionalProperties": {"type": "boolean"}},
    "shape": {"description": "What it looks like.",
              "anyOf": [{"oneOf": [{"$ref": "#/$defs/Circle"}, {"$ref": "#/$defs/Square"}]},
                        {"type": "null"}]},
    "size": {"oneOf": [{"type": "array", "items": {"type": "integer"}}, {"enum": ["small", "large"]}]},
    "either": {"oneOf": [{"type": "integer"}, {"minimum": 5}]}
  },
  "additionalProperties": false,
  "$defs": {
    "Name": {"description": "A lower-case name.", "type": "string", "pattern": "^[a-z]*$"},
    "Circle": {"type": "object", "required": ["kind", "radius"], "additionalProperties": false,
               "properties": {"format": {"const": "1"}, "kind": {"const": "circle"}, "radius": {"type": "number"}}},
    "Square": {"type": "object", "required": ["kind", "side"], "additionalProperties": false,
               "properties": {"format": {"const": "1"}, "kind": {"const": "square"}, "side": {"type": "number"}}}
  }
})";

// Every finding as "code@pointer".
std::vector<std::string> Check(const std::string& text) {
  static const JsonSchema* const kRead =
      new JsonSchema(kSchema, {{"^[a-z]*$", {&IsLowerCase, "lower-case letters"}}});
  std::vector<Diagnostic> diagnostics;
  JsonFindings findings(&diagnostics);
  const auto document = JsonDocument::Parse(text, {Code::kSpecSyntax}, &findings);
  EXPECT_NE(document, nullptr) << text;
  if (document == nullptr) return {"not JSON"};
  kRead->Check(document->Root(), {Code::kSpecSchema, Code::kSpecSetOrder}, &findings);
  std::vector<std::string> found;
  found.reserve(diagnostics.size());
  for (const Diagnostic& d : diagnostics) {
    found.push_back(StrCat(d.code == Code::kSpecSetOrder ? "order" : "schema", "@",
                           d.location.pointer, ": ", d.Message(), d.hint.empty() ? "" : "; ",
                           d.hint));
  }
  return found;
}

std::string With(const char* members) {
  return StrCat("{\"name\": \"a\", \"kind\": \"thing\", ", members, "}");
}

TEST(JsonSchemaTest, ValidValuesHaveNoFindings) {
  for (const char* members :
       {R"("count": 3)", R"("count": 3.0)", R"("count": null)", R"("color": null)",
        R"("count": 99999999999999999999)", R"("list": ["a", "äöü"])", R"("set": [10, 2])",
        R"("set": [])", R"("set": ["a", {"a": 1}])", R"("by_name": {"x": true})",
        R"("shape": null)", R"("shape": {"kind": "circle", "radius": 1, "format": "1"})",
        R"("size": [1, 2])", R"("size": "small")", R"("either": 4)", R"("either": "text")"}) {
    EXPECT_THAT(Check(With(members)), testing::IsEmpty()) << members;
  }
}

TEST(JsonSchemaTest, EachMistakeIsOneFinding) {
  const struct {
    const char* members;
    const char* finding;
  } kCases[] = {
      {R"("color": "gren")",
       "schema@/color: found 'gren', expected one of 'red', 'green', null; did you mean 'green'?"},
      {R"("count": 1.5)", "schema@/count: found 1.5, expected an integer or null"},
      {R"("count": -1)", "schema@/count: found -1, expected at least 0"},
      {R"("count": -99999999999999999999)",
       "schema@/count: found -99999999999999999999, expected at least 0"},
      {R"("list": [])", "schema@/list: found an empty array, expected at least 1 value"},
      {R"("list": ["ab", "abcd"])", "schema@/list/1: found 'abcd', expected at most 3 characters"},
      {R"("list": [""])", "schema@/list/0: found '', expected at least 1 character"},
      {R"("list": {"a": 1})", "schema@/list: found an object of 1 member, expected an array"},
      {R"("set": [2, 10])",
       "order@/set/1: found 10 after 2, expected members sorted by their canonical JSON bytes; "
       "in order: [10, 2]"},
      {R"("set": [1, 1.0])", "order@/set/1: found 1.0 again, expected each member of the set once"},
      {R"("by_name": {"x": 1})", "schema@/by_name/x: found 1, expected a boolean"},
      {R"("by_name": {"X": true})",
       "schema@/by_name/X: found the name 'X', expected lower-case letters"},
      {R"("shape": 1)", "schema@/shape: found 1, expected null or an object"},
      {R"("shape": {"kind": "circel", "radius": 1})",
       "schema@/shape/kind: found 'circel', expected 'circle' or 'square'; did you mean "
       "'circle'?"},
      {R"("shape": {"radius": 1})",
       "schema@/shape: found no member 'kind', expected a member 'kind': 'circle' or 'square'"},
      {R"("shape": {"kind": "square", "radius": 1, "side": 1})",
       "schema@/shape/radius: found a member 'radius', expected one of format, kind, side"},
      {R"("size": "big")", "schema@/size: found 'big', expected one of 'small', 'large'"},
      {R"("size": [1, "2"])", "schema@/size/1: found '2', expected an integer"},
      {R"("either": 7)",
       "schema@/either: found 7, expected a value of one form, not of several at once"},
      {R"("colour": "red")",
       "schema@/colour: found a member 'colour', expected one of by_name, color, count, either, "
       "kind, list, name, set, shape, size; did you mean 'color'?"},
  };
  for (const auto& c : kCases) {
    EXPECT_THAT(Check(With(c.members)), testing::ElementsAre(c.finding)) << c.members;
  }
}

TEST(JsonSchemaTest, MissingAndMisspeltNamesAreTold) {
  EXPECT_THAT(Check(R"({"kind": "thing"})"),
              testing::ElementsAre("schema@: found no member 'name', expected a member 'name'; "
                                   "name: A lower-case name."));
  EXPECT_THAT(Check(R"({"kind": "thing", "nmae": "a"})"),
              testing::ElementsAre(testing::HasSubstr("did you mean 'name'?")));
  EXPECT_THAT(Check("[]"),
              testing::ElementsAre("schema@: found an empty array, expected an object"));
}

TEST(JsonSchemaTest, AllMistakesAreTold) {
  EXPECT_THAT(Check(R"({"name": 1, "kind": 2, "count": "x", "by_name": {"a": 1, "b": 2}})"),
              testing::SizeIs(5));
}

TEST(JsonSchemaTest, SchemasThatAreNotUnderstoodThrow) {
  EXPECT_THROW(JsonSchema(R"({"pattern": "a"})", {}), std::invalid_argument);
  EXPECT_THROW(JsonSchema(R"({"patternProperties": {}})", {}), std::invalid_argument);
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::json
