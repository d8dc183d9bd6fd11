// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/json_bounds.h"

#include <algorithm>

#include "onnx_light/core/strings.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::json {
namespace {

using core::StrCat;

bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

bool IsPunctuation(char c) {
  return c == ',' || c == ':' || c == '[' || c == ']' || c == '{' || c == '}';
}

// Returns the end of what begins at `begin`: a string, a comment, or letters and digits.
size_t EndOfToken(std::string_view text, size_t begin, bool comments) {
  const auto after = [&](std::string_view mark, size_t from) {
    const size_t at = text.find(mark, from);
    return at == std::string_view::npos ? text.size() : at + mark.size();
  };
  if (text[begin] == '"') {
    for (size_t i = begin + 1; i < text.size(); ++i) {
      if (text[i] == '\\') {
        ++i;
      } else if (text[i] == '"') {
        return i + 1;
      }
    }
    return text.size();
  }
  if (comments && text.substr(begin, 2) == "//") return after("\n", begin);
  if (comments && text.substr(begin, 2) == "/*") return after("*/", begin + 2);
  return std::min(text.find_first_of(" \t\r\n,:[]{}\"/", begin + 1), text.size());
}

}  // namespace

std::optional<Excess> FindExcess(std::string_view text, bool comments) {
  if (text.size() > kMaxBytes) {
    return Excess{0, StrCat("a document of ", text.size(), " bytes"),
                  StrCat("at most ", kMaxBytes, " (16 MiB)")};
  }
  size_t depth = 0;
  size_t values = 1;
  size_t gap = 0;  // Where white space and comments began.
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    const bool comment = comments && text[i] == '/';
    if (!IsSpace(text[i]) && !IsPunctuation(text[i])) end = EndOfToken(text, i, comments);
    if (IsSpace(text[i]) || comment) {
      if (end - gap > kMaxGap) {
        return Excess{gap, StrCat("more than ", kMaxGap, " bytes of white space"),
                      StrCat("at most ", kMaxGap, " (256 KiB) at a time")};
      }
    } else {
      if (end - i > kMaxToken) {
        return Excess{i, StrCat("a string or number of ", end - i, " bytes"),
                      StrCat("at most ", kMaxToken, " (4 MiB)")};
      }
      gap = end;
    }
    const bool opens = text[i] == '[' || text[i] == '{';
    if (opens && ++depth > kMaxDepth) {
      return Excess{i, StrCat("arrays and objects nested more than ", kMaxDepth, " deep"),
                    StrCat("at most ", kMaxDepth, " of them in each other")};
    }
    if ((text[i] == ']' || text[i] == '}') && depth > 0) --depth;
    // A comma or an opening bracket stands before each value but the first.
    if ((opens || text[i] == ',') && ++values > kMaxValues) {
      return Excess{i, StrCat("more than ", kMaxValues, " values"), StrCat("at most ", kMaxValues)};
    }
    i = end;
  }
  return std::nullopt;
}

size_t EndOfValue(std::string_view text, size_t begin) {
  size_t depth = 0;
  size_t i = begin;
  do {
    if (text[i] == '[' || text[i] == '{') {
      ++depth;
      ++i;
    } else if (text[i] == ']' || text[i] == '}') {
      --depth;
      ++i;
    } else if (IsSpace(text[i]) || text[i] == ',' || text[i] == ':') {
      ++i;
    } else {
      i = EndOfToken(text, i, /*comments=*/true);
    }
  } while (depth > 0 && i < text.size());
  return i;
}

}  // namespace ONNX_LIGHT_NAMESPACE::json
