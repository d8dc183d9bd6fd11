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
// Documents may come from anyone: size and depth are bounded, and the memory a document takes is
// its text and 16 bytes for each member and for each array or object that is not empty. Whatever
// else stands in an array is read out of the text when it is asked for. A document owns its text;
// values and the string_views they give borrow from it. Safe to read from many threads once it is
// made.
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
  /// Returns the value of a number, the nearest double; infinity for one beyond all of them.
  double AsDouble() const;
  /// Returns a string's text in UTF-8.
  std::string_view AsString() const;
  /// Returns a number as the document writes it.
  std::string_view NumberText() const;

  /// Returns the value as the document writes it.
  std::string_view Source() const;

  /// Returns how many elements an array or members an object has, which are counted; 0 for every
  /// other value.
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
  JsonValue(const JsonDocument* document, uint32_t node, uint32_t begin, uint32_t position)
      : document_(document), node_(node), begin_(begin), position_(position) {}

  // Whether node_ is the value's own.
  bool HasNode() const;
  size_t End() const;

  const JsonDocument* document_;
  uint32_t node_;      // The value's own, or that of the array it is in.
  uint32_t begin_;     // Of the value in the text.
  uint32_t position_;  // Of an element in its array.
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
  static std::unique_ptr<JsonDocument> Parse(std::string text, Syntax syntax,
                                             JsonFindings* findings);

  JsonValue Root() const { return NodeValue(0); }

  /// Gives away the text of the root; what borrows from the document must be gone.
  std::string TakeText() &&;

  /// Returns the value that a JSON Pointer (RFC 6901) leads to; nullopt where there is none.
  std::optional<JsonValue> At(std::string_view pointer) const;

 private:
  friend class JsonValue;
  friend class JsonChildren;
  class Reader;

  static constexpr uint32_t kNone = UINT32_MAX;

  // The root, a member's value, or an array or object with something in it; in the order of the
  // text, so before the nodes inside it.
  struct Node {
    uint32_t begin;  // Of the value in the text.
    uint32_t end;
    uint32_t parent;
    uint32_t position;  // Of a member's name in the text, or of an element in its array.
  };
  // A string with an escape in it, in the order of the text.
  struct Decoded {
    uint32_t begin;   // Of the string in the text.
    uint32_t offset;  // Of its characters in decoded_.
    uint32_t size;
  };
  // Where a piece of the text of kLineStep bytes begins: its line, and where that line begins.
  struct LineMark {
    uint32_t line;
    uint32_t line_begin;
  };
  static constexpr size_t kLineStep = 4096;

  explicit JsonDocument(std::string text);
  JsonValue NodeValue(uint32_t node) const {
    return {this, node, nodes_[node].begin, nodes_[node].position};
  }
  bool IsMember(uint32_t node) const;
  // The first node behind those inside a node.
  uint32_t After(uint32_t node) const;
  // The characters of the string that begins there and is written so.
  std::string_view Decode(size_t begin, std::string_view source) const;
  std::string_view NameAt(size_t begin) const;
  std::string PointerTo(uint32_t node) const;
  void SetLine(size_t offset, Location* place) const;
  void ReportRepeatedNames(Code code, JsonFindings* findings) const;

  std::string text_;
  std::string decoded_;
  std::deque<Decoded> strings_;
  std::deque<Node> nodes_;
  std::vector<LineMark> lines_;
};

/// The values inside a value, for a range-based for.
class JsonChildren {
 public:
  class Iterator {
   public:
    JsonValue operator*() const { return value_; }
    Iterator& operator++();
    bool operator!=(const Iterator& other) const { return value_.begin_ != other.value_.begin_; }

   private:
    friend class JsonChildren;
    Iterator(JsonValue value, uint32_t parent, uint32_t next_node)
        : value_(value), parent_(parent), next_node_(next_node) {}
    void MoveTo(size_t offset);

    JsonValue value_;  // Begins at JsonDocument::kNone behind the last one.
    uint32_t parent_;
    uint32_t next_node_;  // The first that does not begin before the value.
  };

  Iterator begin() const;
  Iterator end() const;

 private:
  friend class JsonValue;
  explicit JsonChildren(JsonValue parent) : parent_(parent) {}

  JsonValue parent_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::json
