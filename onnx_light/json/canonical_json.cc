// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/canonical_json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::json {

using core::StrAppend;
using core::StrCat;

namespace {

void AppendString(std::string_view text, std::string* out) {
  constexpr const char* kHex = "0123456789abcdef";
  *out += '"';
  for (const char c : text) {
    switch (c) {
      case '"':
        *out += "\\\"";
        break;
      case '\\':
        *out += "\\\\";
        break;
      case '\b':
        *out += "\\b";
        break;
      case '\f':
        *out += "\\f";
        break;
      case '\n':
        *out += "\\n";
        break;
      case '\r':
        *out += "\\r";
        break;
      case '\t':
        *out += "\\t";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          StrAppend(out, "\\u00");
          *out += kHex[static_cast<unsigned char>(c) >> 4];
          *out += kHex[static_cast<unsigned char>(c) & 15];
        } else {
          *out += c;
        }
    }
  }
  *out += '"';
}

// The depth of documents is bounded.
void Append(JsonValue value, std::string* out) {
  const auto append_all = [&](const std::vector<JsonValue>& children, char open, char close) {
    *out += open;
    for (const JsonValue& child : children) {
      if (&child != children.data()) *out += ',';
      if (open == '{') {
        AppendString(child.name(), out);
        *out += ':';
      }
      Append(child, out);
    }
    *out += close;
  };
  switch (value.kind()) {
    case JsonKind::kNull:
      *out += "null";
      return;
    case JsonKind::kBool:
      *out += value.AsBool() ? "true" : "false";
      return;
    case JsonKind::kInteger:
      *out += value.NumberText() == "-0" ? "0" : value.NumberText();
      return;
    case JsonKind::kFloat: {
      const double number = value.AsDouble();
      *out += std::isfinite(number) ? CanonicalNumber(number) : std::string(value.NumberText());
      return;
    }
    case JsonKind::kString:
      return AppendString(value.AsString(), out);
    case JsonKind::kArray:
    case JsonKind::kObject: {
      std::vector<JsonValue> children;
      for (const JsonValue child : value.Children()) children.push_back(child);
      if (value.IsArray()) return append_all(children, '[', ']');
      std::stable_sort(children.begin(), children.end(),
                       [](JsonValue a, JsonValue b) { return NameGoesBefore(a.name(), b.name()); });
      append_all(children, '{', '}');
    }
  }
}

}  // namespace

std::string CanonicalJson(JsonValue value) {
  std::string text;
  Append(value, &text);
  return text;
}

std::string CanonicalString(std::string_view text) {
  std::string quoted;
  AppendString(text, &quoted);
  return quoted;
}

std::string CanonicalNumber(double value) {
  if (value == 0) return "0";
  // "d.ddde±x", the shortest digits; ECMAScript has them in other places (Number::toString).
  char buffer[32];
  const auto end = std::to_chars(buffer, buffer + sizeof(buffer), std::fabs(value),
                                 std::chars_format::scientific)
                       .ptr;
  const std::string_view text(buffer, static_cast<size_t>(end - buffer));
  const size_t e = text.find('e');
  std::string digits(text.substr(0, e));
  digits.erase(std::remove(digits.begin(), digits.end(), '.'), digits.end());
  const size_t sign = text[e + 1] == '+' ? 2 : 1;
  int exponent = 0;
  std::from_chars(text.data() + e + sign, text.data() + text.size(), exponent);

  const int count = static_cast<int>(digits.size());
  const int point = exponent + 1;  // Digits before the decimal point.
  const char* minus = value < 0 ? "-" : "";
  if (count <= point && point <= 21) {
    return StrCat(minus, digits, std::string(static_cast<size_t>(point - count), '0'));
  }
  if (0 < point && point <= 21) {
    return StrCat(minus, digits.substr(0, static_cast<size_t>(point)), ".",
                  digits.substr(static_cast<size_t>(point)));
  }
  if (-6 < point && point <= 0) {
    return StrCat(minus, "0.", std::string(static_cast<size_t>(-point), '0'), digits);
  }
  return StrCat(minus, digits.substr(0, 1), count > 1 ? "." : "", digits.substr(1), "e",
                exponent < 0 ? "-" : "+", std::abs(exponent));
}

bool NameGoesBefore(std::string_view a, std::string_view b) {
  // UTF-8 and UTF-16 sort alike but for what UTF-16 writes with surrogates, which lie below
  // U+E000 there: a lead byte from F0 on goes before EE and EF.
  const auto [at_a, at_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (at_a == a.end() || at_b == b.end()) return at_a == a.end() && at_b != b.end();
  const auto rank = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte == 0xEE || byte == 0xEF ? byte + 0x100 : static_cast<int>(byte);
  };
  return rank(*at_a) < rank(*at_b);
}

}  // namespace ONNX_LIGHT_NAMESPACE::json
