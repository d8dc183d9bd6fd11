// SPDX-License-Identifier: Apache-2.0
//
// A JSON Schema (draft 7 and the part of 2020-12 that is the same) that says of a document
// everything it does not allow, each mistake once and at its place.
//
//   const JsonSchema schema(schema_text, {{"^[a-z]+$", {&IsLowerCase, "lower-case letters"}}});
//   schema.Check(document->Root(), {Code::kSpecSchema, Code::kSpecSetOrder}, &findings);
//
// A walk pairs the values of the document with the parts of the schema; what a part says of a value
// itself (type, const, enum, required, bounds) is judged by valijson. `pattern` is judged by
// functions of the caller, linear in the text, and `uniqueItems` with "x-runlocal-set" by comparing
// neighbours. Of an anyOf or oneOf one branch is reported: the one whose constant member (`kind`)
// the value has, else the one it comes closest to. A schema may be read from many threads.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::json {

/// What a pattern of a schema says.
struct JsonPattern {
  bool (*matches)(std::string_view text);
  const char* expected;  ///< A text that matches, in words.
};

/// A schema, read once.
class JsonSchema {
 public:
  /// How findings are called.
  struct Codes {
    Code schema;
    Code set_order;  ///< Of a set whose members are not sorted or not unique.
  };

  /// Reads a schema. `patterns` has each pattern of the schema by its text. Throws
  /// std::invalid_argument for a pattern without one, a keyword that is not known here, or a text
  /// that is no schema: schemas are part of the program.
  JsonSchema(std::string_view schema, std::map<std::string, JsonPattern> patterns);
  ~JsonSchema();
  JsonSchema(const JsonSchema&) = delete;
  JsonSchema& operator=(const JsonSchema&) = delete;

  /// Adds a finding for each place where the value does not fit.
  void Check(JsonValue value, Codes codes, JsonFindings* findings) const;

 private:
  struct Part;
  class Compiler;
  class Walk;

  std::map<std::string, JsonPattern> patterns_;
  std::map<std::string, std::unique_ptr<Part>> parts_;  // By their JSON Pointer in the schema.
  const Part* root_ = nullptr;
};

}  // namespace ONNX_LIGHT_NAMESPACE::json
