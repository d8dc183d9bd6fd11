// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/types/type_expression.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "onnx_light/core/types/tensor_type.h"

namespace ONNX_LIGHT_NAMESPACE::core::types {
namespace {

using Expected = TypeExpressionFault::Expected;

bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool IsWord(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool IsElement(std::string_view word) {
  const auto* first = std::begin(onnx_proto::internal::kElementNames) + 1;
  return std::find(first, std::end(onnx_proto::internal::kElementNames), word) !=
         std::end(onnx_proto::internal::kElementNames);
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  bool Parse() { return Type() && Skip() == text_.size() ? true : FailedAtEnd(); }

  const std::string& canonical() const { return canonical_; }
  const TypeExpressionFault& fault() const { return fault_; }

 private:
  // Reads a type. Each has one in it at most, so that a loop reads those in each other.
  bool Type() {
    size_t open = 0;
    while (!Innermost()) {
      if (failed_) return false;
      ++open;
    }
    for (; open > 0; --open) {
      if (!Bracket(')') || !Append(")")) return false;
    }
    return !failed_;
  }

  // Reads a type that has no other one in it, or the opening of one that has; returns whether it
  // was the former. As the value of a map it may be an element alone, which is what tensor(E) means
  // there.
  bool Innermost() {
    const size_t begin = Skip();
    const std::string_view word = Word();
    const bool map_value = std::exchange(in_map_, false);
    if (map_value && IsElement(word)) return Append(word);
    if (word == "tensor" && map_value) {
      return Bracket('(') && Element(Expected::kElement) && Bracket(')');
    }
    if (word == "tensor" || word == "sparse_tensor") {
      return Append(word) && Bracket('(') && Append("(") && Element(Expected::kElement) &&
             Bracket(')') && Append(")");
    }
    in_map_ = word == "map";
    if (!in_map_ && word != "seq" && word != "optional") {
      return Fail(Expected::kType, begin, word.size());
    }
    Append(word);
    if (!Bracket('(') || !Append("(") || !in_map_) return false;
    if (Element(Expected::kKey) && Bracket(',')) Append(", ");
    return false;
  }

  bool Element(Expected expected) {
    const size_t begin = Skip();
    const std::string_view word = Word();
    if (expected == Expected::kKey ? IsMapKey(word) : IsElement(word)) return Append(word);
    return Fail(expected, begin, word.size());
  }

  bool Bracket(char c) {
    const size_t begin = Skip();
    if (begin < text_.size() && text_[begin] == c) {
      ++at_;
      return true;
    }
    return Fail(c == '('   ? Expected::kOpen
                : c == ')' ? Expected::kClose
                           : Expected::kComma,
                begin, begin < text_.size() ? 1 : 0);
  }

  size_t Skip() {
    while (at_ < text_.size() && IsSpace(text_[at_])) ++at_;
    return at_;
  }

  std::string_view Word() {
    const size_t begin = at_;
    while (at_ < text_.size() && IsWord(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  bool Append(std::string_view part) {
    canonical_ += part;
    return true;
  }

  bool Fail(Expected expected, size_t offset, size_t size) {
    failed_ = true;
    fault_ = {offset, size, expected};
    return false;
  }

  bool FailedAtEnd() { return failed_ ? false : Fail(Expected::kEnd, at_, text_.size() - at_); }

  std::string_view text_;
  size_t at_ = 0;
  std::string canonical_;
  bool in_map_ = false;  // The next type is the value of a map.
  bool failed_ = false;
  TypeExpressionFault fault_;
};

}  // namespace

bool IsMapKey(std::string_view element) {
  constexpr std::string_view kKeys[] = {"int8",   "int16",  "int32",  "int64", "uint8",
                                        "uint16", "uint32", "uint64", "string"};
  return std::find(std::begin(kKeys), std::end(kKeys), element) != std::end(kKeys);
}

const char* Describe(Expected expected) {
  switch (expected) {
    case Expected::kType:
      return "tensor(...), seq(...), optional(...), map(..., ...) or sparse_tensor(...)";
    case Expected::kElement:
      return "an element type such as float";
    case Expected::kKey:
      return "a key type: an integer type or string";
    case Expected::kOpen:
      return "'('";
    case Expected::kClose:
      return "')'";
    case Expected::kComma:
      return "','";
    case Expected::kEnd:
      return "nothing after the type";
  }
  return "";
}

std::optional<std::string> CanonicalTypeExpression(std::string_view text,
                                                   TypeExpressionFault* fault) {
  Parser parser(text);
  if (parser.Parse()) return parser.canonical();
  if (fault != nullptr) *fault = parser.fault();
  return std::nullopt;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::types
