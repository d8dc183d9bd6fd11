// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/types/tensor_type.h"

#include <algorithm>
#include <iterator>

namespace ONNX_LIGHT_NAMESPACE::onnx_proto {
namespace {

bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Compares two type strings, white space aside, so that no copy of hostile text is made.
bool SameTypeString(std::string_view a, std::string_view b) {
  size_t i = 0;
  size_t j = 0;
  while (true) {
    while (i < a.size() && IsSpace(a[i])) ++i;
    while (j < b.size() && IsSpace(b[j])) ++j;
    if (i == a.size() || j == b.size()) return i == a.size() && j == b.size();
    if (a[i++] != b[j++]) return false;
  }
}

}  // namespace

std::optional<TensorType> TensorTypeFromString(std::string_view text) {
  const auto* first = std::begin(internal::kTypeStrings) + 1;
  const auto* found = std::find_if(first, std::end(internal::kTypeStrings),
                                   [&](const char* s) { return SameTypeString(text, s); });
  if (found == std::end(internal::kTypeStrings)) return std::nullopt;
  return static_cast<TensorType>(found - std::begin(internal::kTypeStrings));
}

}  // namespace ONNX_LIGHT_NAMESPACE::onnx_proto
