// SPDX-License-Identifier: Apache-2.0
//
// Joins text and hashes names given as std::string_view.
//
//   StrCat("found ", count, " inputs")          StrJoin(names, ", ")
//   absl::flat_hash_map<std::string, V, StringHash, std::equal_to<>> map;   // find(string_view)
//
// Some distributions build abseil with a string_view of its own, to which a std::string_view does
// not convert; absl::StrCat and abseil's hash of strings cannot be used with ours there.
#ifndef ONNX_LIGHT_CORE_STRINGS_H_
#define ONNX_LIGHT_CORE_STRINGS_H_

#include <charconv>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core {

/// Appends a text or an integer in decimal digits.
template <typename T>
void StrAppendOne(std::string* out, const T& part) {
  if constexpr (std::is_integral_v<T>) {
    static_assert(!std::is_same_v<T, bool> && !std::is_same_v<T, char>, "not a number");
    char digits[24];
    out->append(digits, std::to_chars(digits, digits + sizeof(digits), part).ptr);
  } else {
    const std::string_view text = part;
    out->append(text);
  }
}

/// Appends texts and integers to `out`.
template <typename... T>
void StrAppend(std::string* out, const T&... parts) {
  (StrAppendOne(out, parts), ...);
}

/// Returns texts and integers joined.
template <typename... T>
std::string StrCat(const T&... parts) {
  std::string result;
  StrAppend(&result, parts...);
  return result;
}

/// Returns the entries of a range with `separator` between them; `append(&out, entry)` writes one.
template <typename Range, typename Append>
std::string StrJoin(const Range& range, std::string_view separator, Append append) {
  std::string result;
  bool first = true;
  for (const auto& entry : range) {
    if (!first) result += separator;
    first = false;
    append(&result, entry);
  }
  return result;
}

/// Returns texts or integers with `separator` between them.
template <typename Range>
std::string StrJoin(const Range& range, std::string_view separator) {
  return StrJoin(range, separator, [](std::string* out, const auto& e) { StrAppend(out, e); });
}

/// Hashes names so that a map of std::string is searched with a std::string_view.
struct StringHash {
  using is_transparent = void;
  size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

}  // namespace ONNX_LIGHT_NAMESPACE::core

#endif  // ONNX_LIGHT_CORE_STRINGS_H_
