// SPDX-License-Identifier: Apache-2.0
//
// From text to document in one pass. The usual parsers refuse a number that no double holds, lose
// where values stand, or copy every string; a document keeps all as it is written.
#include <algorithm>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/json/json_document.h"
#include "onnx_light/json/json_text.h"

namespace ONNX_LIGHT_NAMESPACE::json {

using core::StrCat;
using core::diagnostics::Quote;
using core::diagnostics::Utf8SequenceLength;

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

bool IsWordCharacter(char c) {
  return IsDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' ||
         c == '-' || c == '+';
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
  const size_t before = text.find_last_not_of(" \t\r\n", offset > 0 ? offset - 1 : 0);
  const bool comma = offset > 0 && before != std::string_view::npos && text[before] == ',';
  if (comma && (starts("}") || starts("]"))) {
    return "a comma before a closing bracket is one too many";
  }
  return "";
}

void AppendUtf8(uint32_t code, std::string* out) {
  const auto put = [out](uint32_t byte) { *out += static_cast<char>(byte); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0 | code >> 6);
  } else {
    if (code < 0x10000) {
      put(0xE0 | code >> 12);
    } else {
      put(0xF0 | code >> 18);
      put(0x80 | (code >> 12 & 0x3F));
    }
    put(0x80 | (code >> 6 & 0x3F));
  }
  put(0x80 | (code & 0x3F));
}

}  // namespace

class JsonDocument::Reader {
 public:
  Reader(JsonDocument* document, Syntax syntax, JsonFindings* findings)
      : document_(*document), text_(document->text_), syntax_(syntax), findings_(findings) {}

  bool Read() {
    if (text_.size() > kMaxBytes) {
      return FailBound(0, StrCat("a document of ", text_.size(), " bytes"),
                       StrCat("at most ", kMaxBytes, " (16 MiB)"));
    }
    if (text_.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
      return Fail(0, "a byte order mark", "JSON (RFC 8259)", "save the file without it");
    }
    bool good = Skip() && Value(/*member=*/false, 0);
    while (good && parent_ != kNone) good = Next();
    if (!good || !Skip()) return false;
    return at_ == text_.size() || FailHere("the end of the document, which has one value");
  }

 private:
  // --- Faults. Each of them returns false.

  bool Fail(size_t offset, std::string found, std::string expected, std::string hint) {
    Location place;
    document_.SetLine(offset, &place);
    findings_->Add(syntax_.code, std::move(place), std::move(found), std::move(expected),
                   std::move(hint));
    return false;
  }

  bool FailBound(size_t offset, std::string found, std::string expected) {
    return Fail(offset, std::move(found), std::move(expected), "larger documents are not read");
  }

  // What stands here is not what is expected.
  bool FailHere(std::string expected) {
    return Fail(at_, Here(), std::move(expected), HintAt(text_, at_, syntax_.comments));
  }

  // The word or the character at the place that was read to.
  std::string Here() const {
    if (at_ == text_.size()) return "the end of the document";
    constexpr size_t kShown = 20;
    const std::string_view rest = text_.substr(at_);
    const auto end = std::find_if_not(rest.begin(), rest.end(), IsWordCharacter) - rest.begin();
    const size_t word = std::min(static_cast<size_t>(end), kShown);
    return Quote(rest.substr(0, word > 0 ? word : std::max<size_t>(Utf8SequenceLength(rest), 1)));
  }

  // --- Steps through the text.

  char Peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  bool Take(char c) {
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  // Passes white space and comments.
  bool Skip() {
    for (;;) {
      while (at_ < text_.size() && IsSpace(text_[at_])) ++at_;
      if (!syntax_.comments || Peek() != '/') return true;
      const size_t end = EndOfComment(text_, at_);
      if (end == at_) return true;
      if (end == std::string_view::npos) {
        return Fail(at_, "a comment that is not closed", "*/ at its end", "");
      }
      while (at_ < end) {
        if (!TakeCharacter()) return false;
      }
    }
  }

  bool TakeCharacter() {
    const size_t length = Utf8SequenceLength(text_.substr(at_));
    if (length == 0) return Fail(at_, "a byte that is not UTF-8", "text in UTF-8", "");
    at_ += length;
    return true;
  }

  // --- Values.

  // Reads what comes next in the array or object that was begun last.
  bool Next() {
    const bool object = text_[document_.nodes_[parent_].begin] == '{';
    if (!Skip()) return false;
    if (Take(object ? '}' : ']')) return Close();
    if (counts_.back() > 0 && !Take(',')) return FailHere(object ? "',' or '}'" : "',' or ']'");
    if (!Skip()) return false;
    const uint32_t position = counts_.back()++;
    if (!object) return Value(/*member=*/false, position);
    const auto name = static_cast<uint32_t>(at_);
    if (Peek() != '"') return FailHere("the name of a member in double quotes");
    if (!String() || !Skip()) return false;
    if (!Take(':')) return FailHere("':' behind the name");
    return Skip() && Value(/*member=*/true, name);
  }

  bool Value(bool member, uint32_t position) {
    const size_t begin = at_;
    const char c = Peek();
    if (c == '{' || c == '[') return Open(member, position);
    const bool good = c == '"' ? String() : c == '-' || IsDigit(c) ? Number() : Word();
    if (good && (member || parent_ == kNone)) AddNode(begin, position);
    return good;
  }

  uint32_t AddNode(size_t begin, uint32_t position) {
    document_.nodes_.push_back(
        {static_cast<uint32_t>(begin), static_cast<uint32_t>(at_), parent_, position});
    return static_cast<uint32_t>(document_.nodes_.size() - 1);
  }

  bool Open(bool member, uint32_t position) {
    if (counts_.size() == kMaxDepth) {
      return FailBound(at_, StrCat("arrays and objects nested more than ", kMaxDepth, " deep"),
                       StrCat("at most ", kMaxDepth, " of them in each other"));
    }
    const size_t begin = at_;
    const char close = text_[at_++] == '{' ? '}' : ']';
    if (!Skip()) return false;
    const bool empty = Take(close);
    if (empty && !member && parent_ != kNone) return true;
    const uint32_t node = AddNode(begin, position);
    if (empty) return true;
    parent_ = node;
    counts_.push_back(0);
    return true;
  }

  bool Close() {
    Node& closed = document_.nodes_[parent_];
    closed.end = static_cast<uint32_t>(at_);
    parent_ = closed.parent;
    counts_.pop_back();
    return true;
  }

  bool Word() {
    for (const std::string_view word : {"null", "true", "false"}) {
      if (text_.substr(at_, word.size()) != word) continue;
      const size_t end = at_ + word.size();
      if (end < text_.size() && IsWordCharacter(text_[end])) break;
      at_ = end;
      return true;
    }
    return FailHere("a value");
  }

  bool Digits() {
    if (!IsDigit(Peek())) return FailHere("a digit");
    while (IsDigit(Peek())) ++at_;
    return true;
  }

  bool Number() {
    const size_t begin = at_;
    if (Take('-') && !IsDigit(Peek())) {
      at_ = begin;
      return FailHere("a value");
    }
    if (!Take('0') && !Digits()) return false;
    if (Take('.') && !Digits()) return false;
    if (Peek() != 'e' && Peek() != 'E') return true;
    ++at_;
    if (!Take('-')) Take('+');
    return Digits();
  }

  // Reads a string; one with an escape in it is kept as the text it stands for.
  bool String() {
    const size_t begin = at_++;
    std::string& decoded = document_.decoded_;
    const size_t offset = decoded.size();
    bool escapes = false;
    size_t copied = at_;  // Up to there, when there are escapes.
    while (Peek() != '"') {
      if (at_ == text_.size()) return FailHere("a closing quote");
      if (static_cast<unsigned char>(text_[at_]) < 0x20) {
        return FailHere("an escape such as \\n in place of a control character");
      }
      if (text_[at_] != '\\') {
        if (!TakeCharacter()) return false;
        continue;
      }
      escapes = true;
      decoded.append(text_.substr(copied, at_ - copied));
      if (!Escape()) return false;
      copied = at_;
    }
    if (escapes) {
      decoded.append(text_.substr(copied, at_ - copied));
      document_.strings_.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(offset),
                                    static_cast<uint32_t>(decoded.size() - offset)});
    }
    ++at_;
    return true;
  }

  bool Escape() {
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    ++at_;
    if (Peek() == 'u') return UnicodeEscape();
    const size_t letter = at_ == text_.size() ? std::string_view::npos : kLetters.find(Peek());
    if (letter == std::string_view::npos) {
      return FailHere("one of \" \\ / b f n r t u behind the backslash");
    }
    document_.decoded_ += kMeanings[letter];
    ++at_;
    return true;
  }

  // Reads one "uXXXX", or two of them that are one character.
  bool UnicodeEscape() {
    const size_t begin = at_ - 1;
    const auto fail = [&] {
      return Fail(begin, Quote(text_.substr(begin, 6)), "a character, or both of its surrogates",
                  "");
    };
    uint32_t code = 0;
    if (!Hex(&code)) return false;
    if (code >= 0xDC00 && code <= 0xDFFF) return fail();
    if (code >= 0xD800 && code <= 0xDBFF) {
      uint32_t low = 0;
      if (!Take('\\') || Peek() != 'u') return fail();
      if (!Hex(&low)) return false;
      if (low < 0xDC00 || low > 0xDFFF) return fail();
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    AppendUtf8(code, &document_.decoded_);
    return true;
  }

  // Takes "u" and four digits.
  bool Hex(uint32_t* code) {
    ++at_;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = Peek();
      const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
      if (!IsDigit(c) && (lower < 'a' || lower > 'f')) return FailHere("four hexadecimal digits");
      *code = *code * 16 + static_cast<uint32_t>(IsDigit(c) ? c - '0' : lower - 'a' + 10);
    }
    return true;
  }

  JsonDocument& document_;
  const std::string_view text_;
  const Syntax syntax_;
  JsonFindings* const findings_;
  size_t at_ = 0;
  uint32_t parent_ = kNone;
  std::vector<uint32_t> counts_;  // Children so far of each array and object that is open.
};

std::unique_ptr<JsonDocument> JsonDocument::Parse(std::string text, Syntax syntax,
                                                  JsonFindings* findings) {
  std::unique_ptr<JsonDocument> document(new JsonDocument(std::move(text)));
  if (!Reader(document.get(), syntax, findings).Read()) return nullptr;
  document->ReportRepeatedNames(syntax.code, findings);
  return document;
}

}  // namespace ONNX_LIGHT_NAMESPACE::json
