// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/spec_patterns.h"

#include <algorithm>

#include "absl/strings/ascii.h"

namespace ONNX_LIGHT_NAMESPACE::extension {
namespace {

bool IsDigit(char c) { return absl::ascii_isdigit(static_cast<unsigned char>(c)); }

bool IsLowerOrDigit(char c) {
  return absl::ascii_islower(static_cast<unsigned char>(c)) || IsDigit(c);
}

// Takes the parts of a version from the front of a text.
class VersionReader {
 public:
  explicit VersionReader(std::string_view text) : rest_(text) {}

  bool Read() {
    const bool zero = !rest_.empty() && rest_[0] == '0';
    if (!TakeNumber()) return false;
    if (Take("!") && (zero || !TakeNumber())) return false;
    while (rest_.size() > 1 && rest_[0] == '.' && IsDigit(rest_[1])) {
      rest_.remove_prefix(1);
      if (!TakeNumber()) return false;
    }
    if ((Take("a") || Take("b") || Take("rc")) && !TakeNumber()) return false;
    if (Take(".post") && !TakeNumber()) return false;
    if (Take(".dev") && !TakeNumber()) return false;
    if (Take("+")) {
      do {
        if (!TakeLocal()) return false;
      } while (Take("."));
    }
    return rest_.empty();
  }

 private:
  bool Take(std::string_view word) {
    if (rest_.substr(0, word.size()) != word) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  template <typename Is>
  size_t TakeAll(Is is) {
    const auto end = std::find_if_not(rest_.begin(), rest_.end(), is);
    const auto count = static_cast<size_t>(end - rest_.begin());
    rest_.remove_prefix(count);
    return count;
  }

  bool TakeNumber() {
    const bool zero = !rest_.empty() && rest_[0] == '0';
    const size_t digits = TakeAll(IsDigit);
    return zero ? digits == 1 : digits > 0;
  }

  bool TakeLocal() { return TakeAll(IsLowerOrDigit) > 0; }

  std::string_view rest_;
};

}  // namespace

bool IsNameCharacter(char c) {
  return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '-';
}

bool IsName(std::string_view text) {
  return !text.empty() && text.size() <= kMaxName &&
         absl::ascii_isalpha(static_cast<unsigned char>(text[0])) &&
         std::all_of(text.begin(), text.end(), IsNameCharacter);
}

bool IsExactVersion(std::string_view text) { return VersionReader(text).Read(); }

bool IsPackageName(std::string_view text) {
  return !text.empty() && text.front() != '-' && text.back() != '-' &&
         std::all_of(text.begin(), text.end(),
                     [](char c) { return c == '-' || IsLowerOrDigit(c); });
}

const std::map<std::string, json::JsonPattern>& SpecPatterns() {
  static const auto* const kPatterns = new std::map<std::string, json::JsonPattern>{
      {"^[A-Za-z][A-Za-z0-9_.-]{0,127}$", {&IsName, kNameWords}},
      {"^(?:[1-9][0-9]*!)?(?:0|[1-9][0-9]*)(?:\\.(?:0|[1-9][0-9]*))*(?:(?:a|b|rc)(?:0|[1-9][0-9]*))"
       "?(?:\\.post(?:0|[1-9][0-9]*))?(?:\\.dev(?:0|[1-9][0-9]*))?(?:\\+[a-z0-9]+(?:\\.[a-z0-9]+)*)"
       "?(?![\\s\\S])",
       {&IsExactVersion, "one exact release such as 1.2.3, 2.0rc1 or 1.0.post2+cpu"}},
      {"^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?![\\s\\S])",
       {&IsPackageName, "lower-case letters, digits and, inside, '-'"}},
  };
  return *kPatterns;
}

}  // namespace ONNX_LIGHT_NAMESPACE::extension
