// SPDX-License-Identifier: Apache-2.0
//
// From text to document: the library parses, and its input counts the bytes it has taken.
#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "nlohmann/json.hpp"
#include "onnx_light/core/strings.h"
#include "onnx_light/json/json_bounds.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::json {

using core::StrCat;
using core::diagnostics::Quote;

namespace {

// The parser's input: tells the reader how far the parser has come.
class Input {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Input(const char* at, const char** taken) : at_(at), taken_(taken) {}
  reference operator*() const { return *at_; }
  Input& operator++() {
    *taken_ = ++at_;
    return *this;
  }
  bool operator==(const Input& other) const { return at_ == other.at_; }
  bool operator!=(const Input& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  const char** taken_;
};

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool IsSeparator(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',' || c == ':';
}

// Says what usual habit of other formats a text shows at the place where it stops being JSON.
std::string HintAt(std::string_view text, size_t offset, bool comments) {
  const std::string_view rest = text.substr(offset);
  const auto starts = [&](std::string_view word) { return rest.substr(0, word.size()) == word; };
  if (rest.empty()) return "the document ends too early; a bracket or a quote is not closed";
  if (!comments && (starts("//") || starts("/*") || starts("#"))) {
    return "JSON has no comments; put the text into a description";
  }
  if (starts("NaN") || starts("Infinity") || starts("-I") || starts("I")) {
    return "JSON has no NaN and no infinity; leave the value out or use null";
  }
  if (starts("'")) return "JSON has double quotes only";
  if (starts("True") || starts("False") || starts("None")) {
    return "JSON writes true, false and null";
  }
  if (starts("}") || starts("]")) return "a comma before a closing bracket is one too many";
  return "";
}

}  // namespace

// Takes the parser's events. Between two of them only separators and comments stand.
class JsonDocument::Reader {
 public:
  Reader(JsonDocument* document, Syntax syntax, JsonFindings* findings)
      : document_(*document),
        text_(document->text_),
        syntax_(syntax),
        findings_(findings),
        taken_(text_.data()) {}

  bool Read() {
    if (text_.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
      return Fail(0, "a byte order mark", "JSON (RFC 8259)", "save the file without it");
    }
    const char* const begin = text_.data();
    const char* const end = begin + text_.size();
    return nlohmann::json::sax_parse(Input(begin, &taken_), Input(end, &taken_), this,
                                     nlohmann::json::input_format_t::json, /*strict=*/true,
                                     syntax_.comments);
  }

  // What the parser calls.
  bool null() { return Leaf(JsonKind::kNull); }
  bool boolean(bool value) { return Leaf(JsonKind::kBool, value ? 1 : 0); }
  bool number_integer(int64_t /*value*/) { return Number(); }
  bool number_unsigned(uint64_t /*value*/) { return Number(); }
  bool number_float(double /*value*/, const std::string& /*text*/) { return Number(); }
  bool string(std::string& value) { return Leaf(JsonKind::kString, Keep(value)); }
  bool binary(std::vector<uint8_t>& /*value*/) { return false; }
  bool start_object(size_t /*size*/) { return Open(JsonKind::kObject); }
  bool start_array(size_t /*size*/) { return Open(JsonKind::kArray); }
  bool end_object() { return Close(); }
  bool end_array() { return Close(); }
  bool key(std::string& name) {
    name_begin_ = static_cast<uint32_t>(Skip());
    name_ = Keep(name);
    end_ = Taken();
    return true;
  }

  bool parse_error(size_t position, const std::string& /*token*/,
                   const nlohmann::json::exception& error) {
    // A token of several characters is shown from its start; a bad one has no place but its end.
    const size_t last = std::min(position > 0 ? position - 1 : 0, text_.size());
    const std::string_view message = error.what();
    const bool ends = message.find("unexpected end of input") != std::string_view::npos;
    const bool bad = message.find("unexpected") == std::string_view::npos;
    const size_t start = std::min(Skip(), last);
    const bool bad_word = bad && start < text_.size() && text_[start] != '"';
    const size_t offset = ends ? text_.size() : bad && !bad_word ? last : start;
    if (dynamic_cast<const nlohmann::json::out_of_range*>(&error) != nullptr) {
      return Fail(start, StrCat("the number ", Quote(NumberAt(start))),
                  "numbers that a double can hold", "");
    }
    // The sentence after the place, which the parser counts another way.
    const size_t colon = message.find(": ");
    std::string detail(colon == std::string_view::npos ? message : message.substr(colon + 2));
    const size_t what = detail.find(" - ");
    if (what != std::string::npos) detail.erase(0, what + 3);
    detail.erase(std::min(detail.find("; last read"), detail.size()));
    const std::string_view shown = text_.substr(offset, 20);
    return Fail(offset,
                StrCat(core::diagnostics::Printable(detail),
                       shown.empty() ? "" : StrCat(" at ", Quote(shown))),
                syntax_.comments ? "JSON with comments" : "JSON (RFC 8259)",
                HintAt(text_, offset, syntax_.comments));
  }

 private:
  bool Fail(size_t offset, std::string found, const char* expected, std::string hint) {
    Location place;
    document_.SetLine(offset, &place);
    findings_->Add(syntax_.code, std::move(place), std::move(found), expected, std::move(hint));
    return false;
  }

  size_t Taken() const { return static_cast<size_t>(taken_ - text_.data()); }

  // Returns where the token starts that was read last.
  size_t Skip() const {
    size_t i = end_;
    while (i < text_.size()) {
      if (IsSeparator(text_[i])) {
        ++i;
      } else if (syntax_.comments && text_.substr(i, 2) == "//") {
        i = std::min(text_.find('\n', i), text_.size());
      } else if (syntax_.comments && text_.substr(i, 2) == "/*") {
        const size_t close = text_.find("*/", i + 2);
        i = close == std::string_view::npos ? text_.size() : close + 2;
      } else {
        break;
      }
    }
    return i;
  }

  uint32_t Keep(const std::string& value) {
    const auto offset = static_cast<uint32_t>(document_.decoded_.size());
    document_.decoded_ += value;
    document_.strings_.push_back({offset, static_cast<uint32_t>(value.size())});
    return static_cast<uint32_t>(document_.strings_.size() - 1);
  }

  bool Add(JsonKind kind, size_t begin, size_t end, uint32_t value) {
    const auto index = static_cast<uint32_t>(document_.nodes_.size());
    uint32_t position = parent_ == kNone ? 0 : document_.nodes_[parent_].value++;
    if (name_ != kNone) position = name_begin_;
    document_.nodes_.push_back(
        {kind, static_cast<uint32_t>(begin), parent_, index + 1, position, name_, value});
    name_ = kNone;
    end_ = end;
    return true;
  }

  bool Leaf(JsonKind kind, uint32_t value = 0) { return Add(kind, Skip(), Taken(), value); }

  std::string_view NumberAt(size_t begin) const {
    return text_.substr(begin, text_.find_first_not_of("-+.0123456789eE", begin) - begin);
  }

  // The parser has looked one character beyond a number.
  bool Number() {
    const size_t begin = Skip();
    const std::string_view number = NumberAt(begin);
    const size_t end = begin + number.size();
    const bool fraction = number.find_first_of(".eE") != std::string_view::npos;
    return Add(fraction ? JsonKind::kFloat : JsonKind::kInteger, begin, end,
               static_cast<uint32_t>(end));
  }

  bool Open(JsonKind kind) {
    const auto index = static_cast<uint32_t>(document_.nodes_.size());
    Add(kind, Skip(), Taken(), 0);
    parent_ = index;
    return true;
  }

  bool Close() {
    Node& closed = document_.nodes_[parent_];
    closed.next = static_cast<uint32_t>(document_.nodes_.size());
    parent_ = closed.parent;
    end_ = Taken();
    return true;
  }

  JsonDocument& document_;
  std::string_view text_;
  Syntax syntax_;
  JsonFindings* findings_;
  const char* taken_;
  size_t end_ = 0;  // Of the token before.
  uint32_t parent_ = kNone;
  uint32_t name_ = kNone;
  uint32_t name_begin_ = 0;
};

std::unique_ptr<const JsonDocument> JsonDocument::Parse(std::string text, Syntax syntax,
                                                        JsonFindings* findings) {
  std::unique_ptr<JsonDocument> document(new JsonDocument(std::move(text)));
  if (const auto excess = FindExcess(document->text_, syntax.comments)) {
    Location place;
    document->SetLine(excess->offset, &place);
    findings->Add(syntax.code, std::move(place), excess->found, excess->expected,
                  "larger documents are not read");
    return nullptr;
  }
  document->decoded_.reserve(document->text_.size());
  if (!Reader(document.get(), syntax, findings).Read()) return nullptr;
  document->ReportRepeatedNames(syntax.code, findings);
  return document;
}

}  // namespace ONNX_LIGHT_NAMESPACE::json
