// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/platform_condition.h"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::StrCat;

// Without the flag u, an expression consists of units of UTF-16.
std::u16string ToUtf16(std::string_view text) {
  std::u16string units;
  for (size_t i = 0; i < text.size();) {
    const size_t length = core::diagnostics::Utf8SequenceLength(text.substr(i));
    const auto byte = [&](size_t k) { return static_cast<unsigned char>(text[i + k]); };
    char32_t code = length == 0 ? 0xFFFD : length == 1 ? byte(0) : byte(0) & (0x7F >> length);
    for (size_t k = 1; k < length; ++k) code = code << 6 | (byte(k) & 0x3F);
    if (code >= 0x10000) {
      units += static_cast<char16_t>(0xD7C0 + (code >> 10));
      units += static_cast<char16_t>(0xDC00 + (code & 0x3FF));
    } else {
      units += static_cast<char16_t>(code);
    }
    i += length == 0 ? 1 : length;
  }
  return units;
}

bool IsAscii(char16_t c) { return c < 0x80; }
bool IsDigit(char16_t c) { return c >= u'0' && c <= u'9'; }
bool IsLetter(char16_t c) {
  return IsAscii(c) && absl::ascii_isalpha(static_cast<unsigned char>(c));
}
bool IsHex(char16_t c) { return IsAscii(c) && absl::ascii_isxdigit(static_cast<unsigned char>(c)); }

// Reads an expression by recursive descent, as deep as it has brackets in each other. The functions
// return false after a fault.
class ExpressionReader {
 public:
  // With `named` groups, \k is the reference to one.
  ExpressionReader(std::u16string_view text, bool named) : text_(text), named_(named) {}

  bool Read() {
    Names names;
    if (!Disjunction(&names)) return false;
    if (!AtEnd()) return Fail(at_, "a '(' that this ')' closes");
    for (const auto& [name, at] : references_) {
      if (names.count(name) == 0) return Fail(at, "the name of a group of the expression");
    }
    has_names_ = !names.empty();
    return true;
  }

  bool has_names() const { return has_names_; }
  size_t fault_at() const { return fault_at_; }
  const char* expected() const { return expected_; }

 private:
  using Names = std::set<std::u16string>;

  bool Fail(size_t at, const char* expected) {
    fault_at_ = at;
    expected_ = expected;
    return false;
  }

  bool AtEnd() const { return at_ == text_.size(); }
  char16_t Peek() const { return AtEnd() ? u'\0' : text_[at_]; }
  bool Take(char16_t c) {
    if (AtEnd() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  bool Disjunction(Names* names) {
    do {
      Names own;
      if (!Alternative(&own)) return false;
      // Of two alternatives one matches, so both may have a group of one name.
      if (own.size() > names->size()) own.swap(*names);
      names->merge(own);
    } while (Take(u'|'));
    return true;
  }

  bool Alternative(Names* names) {
    while (!AtEnd() && Peek() != u'|' && Peek() != u')') {
      if (!Term(names)) return false;
    }
    return true;
  }

  bool Term(Names* names) {
    const size_t begin = at_;
    bool repeatable = true;
    switch (Peek()) {
      case u'^':
      case u'$':
        ++at_;
        repeatable = false;
        break;
      case u'(':
        if (!Group(names, &repeatable)) return false;
        break;
      case u'[':
        if (!Class()) return false;
        break;
      case u'\\':
        if (!Escape(&repeatable)) return false;
        break;
      default:
        if (Repetition()) return Fail(begin, "something to repeat before it");
        ++at_;
    }
    const size_t end = at_;
    if (!Repetition()) return true;
    if (!repeatable) return Fail(end, "something to repeat before it");
    if (!ordered_) return Fail(end, "the smaller number first");
    Take(u'?');
    return true;
  }

  // Takes "*", "+", "?" or numbers in braces; braces that hold something else stand for themselves.
  bool Repetition() {
    ordered_ = true;
    if (Take(u'*') || Take(u'+') || Take(u'?')) return true;
    const size_t begin = at_;
    if (!Take(u'{')) return false;
    const std::u16string_view min = Number();
    const bool range = Take(u',');
    const std::u16string_view max = range ? Number() : min;
    if (min.empty() || !Take(u'}')) {
      at_ = begin;
      return false;
    }
    ordered_ = (range && max.empty()) || min.size() < max.size() ||
               (min.size() == max.size() && min <= max);
    return true;
  }

  // Takes digits; those in front that are zero do not count, but for one.
  std::u16string_view Number() {
    const size_t begin = at_;
    while (IsDigit(Peek())) ++at_;
    std::u16string_view digits = text_.substr(begin, at_ - begin);
    while (digits.size() > 1 && digits.front() == u'0') digits.remove_prefix(1);
    return digits;
  }

  bool Group(Names* names, bool* repeatable) {
    const size_t begin = at_++;
    Names inner;
    std::u16string name;
    if (Take(u'?') && !GroupKind(begin, &name, repeatable)) return false;
    if (!Disjunction(&inner)) return false;
    if (!Take(u')')) return Fail(begin, "a ')' that closes this '('");
    if (!name.empty() && !inner.insert(std::move(name)).second) return FailName(begin);
    if (inner.size() > names->size()) inner.swap(*names);
    names->merge(inner);
    return inner.empty() || FailName(begin);
  }

  bool FailName(size_t at) { return Fail(at, "another name than the groups beside it have"); }

  // Takes what follows "(?".
  bool GroupKind(size_t begin, std::u16string* name, bool* repeatable) {
    if (Take(u':') || Take(u'=') || Take(u'!')) return true;
    if (Take(u'<')) {
      if (!Take(u'=') && !Take(u'!')) return GroupName(name);
      *repeatable = false;
      return true;
    }
    std::u16string flags;
    bool off = false;
    for (; Peek() != u':'; ++at_) {
      const char16_t c = Peek();
      if (c == u'-' && !off) {
        off = true;
      } else if ((c == u'i' || c == u'm' || c == u's') && flags.find(c) == flags.npos) {
        flags += c;
      } else {
        break;
      }
    }
    return (!flags.empty() && Take(u':')) ||
           Fail(begin, "one of (?:, (?=, (?!, (?<=, (?<!, (?<name> and (?ims-ims:");
  }

  // Takes what follows "<".
  bool GroupName(std::u16string* name) {
    const size_t begin = at_;
    while (!Take(u'>')) {
      char16_t c = Peek();
      ++at_;
      if (c == u'\\' && !NameEscape(&c)) c = u'\0';
      const bool fits =
          IsLetter(c) || !IsAscii(c) || c == u'$' || c == u'_' || (IsDigit(c) && !name->empty());
      if (at_ > text_.size() || !fits) return Fail(begin, "a name and a '>'");
      *name += c;
    }
    return !name->empty() || Fail(begin, "a name and a '>'");
  }

  // Takes "uXXXX" or "u{X}". A character beyond 16 bits stands for itself in no other name.
  bool NameEscape(char16_t* unit) {
    if (!Take(u'u')) return false;
    const bool braces = Take(u'{');
    uint32_t code = 0;
    size_t digits = 0;
    for (; IsHex(Peek()) && code <= 0x10FFFF && (braces || digits < 4); ++digits, ++at_) {
      code = code * 16 + HexDigit(Peek());
    }
    if (digits == 0 || (!braces && digits < 4) || (braces && !Take(u'}'))) return false;
    *unit = static_cast<char16_t>(code > 0xFFFF ? 0xFFFF : code);
    return code <= 0x10FFFF;
  }

  static uint32_t HexDigit(char16_t c) { return IsDigit(c) ? c - u'0' : (c | 0x20U) - u'a' + 10; }

  // Takes an escape outside of a class. What has no meaning there stands for itself.
  bool Escape(bool* repeatable) {
    const size_t begin = at_++;
    if (AtEnd()) return Fail(begin, "a character behind the backslash");
    const char16_t c = Peek();
    if (c == u'c') {
      if (at_ + 1 < text_.size() && IsLetter(text_[at_ + 1])) at_ += 2;
      return true;
    }
    ++at_;
    *repeatable = c != u'b' && c != u'B';
    if (c != u'k' || !named_) return true;
    std::u16string name;
    if (!Take(u'<') || !GroupName(&name)) return Fail(begin, "\\k<name>");
    references_.emplace_back(std::move(name), begin);
    return true;
  }

  bool Class() {
    const size_t begin = at_++;
    Take(u'^');
    while (!Take(u']')) {
      if (AtEnd()) return Fail(begin, "a ']' that closes this '['");
      const size_t range = at_;
      std::optional<uint32_t> from;
      std::optional<uint32_t> to;
      if (!ClassAtom(&from)) return false;
      if (Peek() != u'-' || at_ + 1 >= text_.size() || text_[at_ + 1] == u']') continue;
      ++at_;
      if (!ClassAtom(&to)) return false;
      if (from && to && *from > *to) return Fail(range, "a range with the smaller character first");
    }
    return true;
  }

  // Takes a character of a class, or an escape that stands for several.
  bool ClassAtom(std::optional<uint32_t>* value) {
    const size_t begin = at_;
    const char16_t c = text_[at_++];
    *value = c;
    if (c != u'\\') return true;
    if (AtEnd()) return Fail(begin, "a character behind the backslash");
    const char16_t e = Peek();
    constexpr std::u16string_view kSets = u"dDsSwW";
    constexpr std::u16string_view kControls = u"bfnrtv";
    constexpr std::u16string_view kMeanings = u"\b\f\n\r\t\v";
    if (e == u'c') {
      const char16_t letter = at_ + 1 < text_.size() ? text_[at_ + 1] : u'\0';
      if (!IsLetter(letter) && !IsDigit(letter) && letter != u'_') return true;
      *value = letter % 32U;
      at_ += 2;
      return true;
    }
    if (e == u'k' && named_) return Fail(begin, "\\k outside of a class");
    ++at_;
    if (kSets.find(e) != kSets.npos) {
      *value = std::nullopt;
    } else if (const size_t control = kControls.find(e); control != kControls.npos) {
      *value = kMeanings[control];
    } else if (e >= u'0' && e <= u'7') {
      --at_;
      *value = Octal();
    } else {
      *value = e;
      if (e == u'x' || e == u'u') TakeHex(e == u'x' ? 2 : 4, value);
    }
    return true;
  }

  // Takes up to three octal digits, up to 0377.
  uint32_t Octal() {
    uint32_t value = 0;
    for (int i = 0; i < 3 && Peek() >= u'0' && Peek() <= u'7' && value < 32; ++i, ++at_) {
      value = value * 8 + (Peek() - u'0');
    }
    return value;
  }

  // Takes so many hexadecimal digits, or none where there are fewer.
  void TakeHex(size_t count, std::optional<uint32_t>* value) {
    uint32_t number = 0;
    for (size_t i = 0; i < count; ++i) {
      if (at_ + i >= text_.size() || !IsHex(text_[at_ + i])) return;
      number = number * 16 + HexDigit(text_[at_ + i]);
    }
    at_ += count;
    *value = number;
  }

  const std::u16string_view text_;
  const bool named_;
  size_t at_ = 0;
  bool ordered_ = true;  // The numbers of the repetition that was taken last.
  std::vector<std::pair<std::u16string, size_t>> references_;
  bool has_names_ = false;
  size_t fault_at_ = 0;
  const char* expected_ = nullptr;
};

}  // namespace

std::optional<ConditionFault> CheckCondition(std::string_view expression) {
  if (expression.size() > kMaxCondition) {
    return ConditionFault{StrCat("an expression of ", expression.size(), " bytes"),
                          StrCat("at most ", kMaxCondition)};
  }
  const std::u16string text = ToUtf16(expression);
  // Only where a group has a name do names have a meaning elsewhere.
  ExpressionReader plain(text, false);
  ExpressionReader named(text, true);
  const bool plain_good = plain.Read();
  if (plain_good && (!plain.has_names() || named.Read())) return std::nullopt;
  const ExpressionReader& reader = plain_good ? named : plain;
  return ConditionFault{
      StrCat(core::diagnostics::Quote(expression), ", wrong at character ", reader.fault_at() + 1),
      StrCat(reader.expected(), " in an ECMAScript regular expression")};
}

}  // namespace ONNX_LIGHT_NAMESPACE::optest
