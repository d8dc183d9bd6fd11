// SPDX-License-Identifier: Apache-2.0
//
// A JSON text in memory in which every value knows its place.
//
//   JsonFindings findings(&diagnostics);
//   if (const auto document = JsonDocument::Parse(text, {Code::kSpecSyntax}, &findings)) {
//     const std::optional<JsonValue> name = document->Root().Find("name");
//     if (!name->IsString()) findings.Add(Code::kSpecSchema, name->Place(), name->Describe(), "a string");
//   }
//
// Documents may come from anyone: size, depth and number of values are bounded, and no value is
// copied out of the text but strings. A document owns its text; values and the string_views they
// give borrow from it. Safe to read from many threads once it is made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::json {

using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::diagnostics::Location;

/// Bounds of a document; beyond them it is one finding and is not read.
inline constexpr size_t kMaxBytes = size_t{16} << 20;
inline constexpr size_t kMaxDepth = 200;  ///< Of arrays and objects in each other.
inline constexpr size_t kMaxValues = size_t{1} << 19;
inline constexpr size_t kMaxToken = size_t{4} << 20;  ///< Bytes of a string or number.
inline constexpr size_t kMaxGap = size_t{1} << 18;    ///< Bytes of white space and comments.

/// What a document consists of. Numbers without a fraction and an exponent are integers.
enum class JsonKind : uint8_t { kNull, kBool, kInteger, kFloat, kString, kArray, kObject };

/// Returns "null", "a boolean", "an integer", "a number", "a string", "an array" or "an object".
const char* KindName(JsonKind kind);

/// Collects the findings of one document, as many as anyone reads.
class JsonFindings {
 public:
  /// Findings that are kept; one remark stands for those beyond.
  static constexpr size_t kMaxKept = 1000;

  explicit JsonFindings(std::vector<Diagnostic>* out) : out_(out) {}

  void Add(Code code, Location place, std::string found, std::string expected,
           std::string hint = "");
  void Add(Diagnostic finding);

  /// Returns whether further findings would be dropped, so that none need be made.
  bool Full() const { return kept_ > kMaxKept; }
  /// Returns how many errors were added.
  size_t errors() const { return errors_; }

 private:
  std::vector<Diagnostic>* out_;
  size_t kept_ = 0;
  size_t errors_ = 0;
};

class JsonDocument;
class JsonChildren;

/// One value of a document. A small view, passed by value.
class JsonValue {
 public:
  JsonKind kind() const;
  bool IsNull() const { return kind() == JsonKind::kNull; }
  bool IsString() const { return kind() == JsonKind::kString; }
  bool IsArray() const { return kind() == JsonKind::kArray; }
  bool IsObject() const { return kind() == JsonKind::kObject; }
  bool IsNumber() const { return kind() == JsonKind::kInteger || kind() == JsonKind::kFloat; }

  /// Returns the value of a boolean.
  bool AsBool() const;
  /// Returns the value of an integer that fits; nullopt for every other value.
  std::optional<int64_t> AsInt64() const;
  /// Returns the value of a number, the nearest double.
  double AsDouble() const;
  /// Returns a string's text in UTF-8.
  std::string_view AsString() const;
  /// Returns a number as the document writes it.
  std::string_view NumberText() const;

  /// Returns the value as the document writes it.
  std::string_view Source() const;

  /// Returns how many elements an array or members an object has; 0 for every other value.
  size_t size() const;
  /// Returns the elements of an array or the values of an object's members, in order.
  JsonChildren Children() const;
  /// Returns the value of an object's first member of that name; nullopt where there is none.
  std::optional<JsonValue> Find(std::string_view name) const;

  /// Returns the name of the member that this is the value of; "" for every other value.
  std::string_view name() const;

  /// Returns the JSON Pointer (RFC 6901) to this value with its line and column.
  Location Place() const;
  /// Returns the same pointer with the line and column of the member's name.
  Location NamePlace() const;

  /// Returns a short text for a finding: "'abc'", "12", "null", "an array of 3 values".
  std::string Describe() const;

 private:
  friend class JsonDocument;
  friend class JsonChildren;
  JsonValue(const JsonDocument* document, uint32_t index) : document_(document), index_(index) {}

  const JsonDocument* document_;
  uint32_t index_;
};

/// A JSON text.
class JsonDocument {
 public:
  /// What a text may hold and how its faults are called.
  struct Syntax {
    Code code;              ///< Of faults of syntax and of names that an object repeats.
    bool comments = false;  ///< Whether /* */ and // are white space.
  };

  /// Reads a text. Returns null where it is not one well-formed JSON value, which is one finding; a
  /// name that an object has twice is a finding too, but what follows it is read.
  static std::unique_ptr<const JsonDocument> Parse(std::string text, Syntax syntax,
                                                   JsonFindings* findings);

  JsonValue Root() const { return JsonValue(this, 0); }

  /// Returns the value that a JSON Pointer (RFC 6901) leads to; nullopt where there is none.
  std::optional<JsonValue> At(std::string_view pointer) const;

 private:
  friend class JsonValue;
  friend class JsonChildren;
  class Reader;

  static constexpr uint32_t kNone = UINT32_MAX;

  // A value in the order of the text, before the values inside it. `next` is the index after those.
  struct Node {
    JsonKind kind;
    uint32_t begin;  // Of the value in the text.
    uint32_t parent;
    uint32_t next;
    uint32_t position;  // Of a member's name in the text, or of an element in its array.
    uint32_t name;      // Index of the member's name in strings_, or kNone.
    uint32_t value;     // Index of a string in strings_, or the number of children.
  };
  struct Text {
    uint32_t offset;
    uint32_t size;
  };
  // Where a piece of the text of kLineStep bytes begins: its line, and where that line begins.
  struct LineMark {
    uint32_t line;
    uint32_t line_begin;
  };
  static constexpr size_t kLineStep = 4096;

  explicit JsonDocument(std::string text);
  std::string_view StringAt(uint32_t index) const {
    return {decoded_.data() + strings_[index].offset, strings_[index].size};
  }
  std::string PointerTo(uint32_t index) const;
  void SetLine(size_t offset, Location* place) const;
  Location PlaceAt(uint32_t index, size_t offset) const;
  void ReportRepeatedNames(Code code, JsonFindings* findings) const;

  std::string text_;
  std::string decoded_;  // All strings; never grows beyond its reserved size.
  std::deque<Text> strings_;
  std::deque<Node> nodes_;
  std::vector<LineMark> lines_;
};

/// The values inside a value, for a range-based for.
class JsonChildren {
 public:
  class Iterator {
   public:
    JsonValue operator*() const { return value_; }
    Iterator& operator++() {
      value_.index_ = value_.document_->nodes_[value_.index_].next;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return value_.index_ != other.value_.index_; }

   private:
    friend class JsonChildren;
    explicit Iterator(JsonValue value) : value_(value) {}
    JsonValue value_;
  };

  Iterator begin() const { return Iterator(JsonValue(document_, first_)); }
  Iterator end() const { return Iterator(JsonValue(document_, end_)); }

 private:
  friend class JsonValue;
  JsonChildren(const JsonDocument* document, uint32_t first, uint32_t end)
      : document_(document), first_(first), end_(end) {}

  const JsonDocument* document_;
  uint32_t first_;
  uint32_t end_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::json
