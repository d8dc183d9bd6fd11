// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/json_text.h"

#include <algorithm>

namespace ONNX_LIGHT_NAMESPACE::json {

size_t EndOfToken(std::string_view text, size_t begin) {
  switch (text[begin]) {
    case '"': {
      size_t i = begin + 1;
      while (text[i] != '"') i += text[i] == '\\' ? 2 : 1;
      return i + 1;
    }
    case '[':
    case '{':
      return SkipSeparators(text, begin + 1) + 1;
    default:
      return std::min(text.find_first_of(" \t\r\n,:]}/", begin), text.size());
  }
}

size_t SkipSeparators(std::string_view text, size_t begin) {
  for (size_t i = begin; i < text.size();) {
    if (IsSpace(text[i]) || text[i] == ',' || text[i] == ':') {
      ++i;
    } else if (text[i] == '/') {
      i = EndOfComment(text, i);
    } else {
      return i;
    }
  }
  return text.size();
}

size_t EndOfComment(std::string_view text, size_t begin) {
  const std::string_view start = text.substr(begin, 2);
  if (start == "//") return std::min(text.find('\n', begin), text.size() - 1) + 1;
  if (start != "/*") return begin;
  const size_t end = text.find("*/", begin + 2);
  return end == std::string_view::npos ? end : end + 2;
}

}  // namespace ONNX_LIGHT_NAMESPACE::json
