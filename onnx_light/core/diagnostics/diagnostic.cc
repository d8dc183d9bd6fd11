// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/diagnostics/diagnostic.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ONNX_LIGHT_NAMESPACE::core::diagnostics {
namespace {

// C0 and C1 controls and DEL; C1 is two bytes in UTF-8.
bool IsControl(std::string_view sequence) {
  const auto first = static_cast<unsigned char>(sequence[0]);
  return first < 0x20 || first == 0x7F ||
         (first == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0);
}

std::string OperatorName(const Location& location) {
  std::string text = Printable(location.domain) + "::" + Printable(location.op_type);
  if (location.since_version >= 0) text += "-" + std::to_string(location.since_version);
  return text;
}

std::string NodeText(const Location& location) {
  std::string text = "node";
  if (!location.node_name.empty()) {
    text += " " + Quote(location.node_name);
  } else if (location.node_index >= 0) {
    text += " #" + std::to_string(location.node_index);
  }
  if (!location.op_type.empty()) text += " (" + OperatorName(location) + ")";
  return text;
}

}  // namespace

const std::vector<CodeInfo>& AllCodes() {
  static const auto* const kCodes = new std::vector<CodeInfo>{
#define CODE(number, name, text, severity, explanation) \
  {Code::k##name, text, Severity::k##severity, explanation},
#include "onnx_light/core/diagnostics/error_codes.def"
#undef CODE
  };
  return *kCodes;
}

const CodeInfo& InfoOf(Code code) {
  const auto& codes = AllCodes();
  return *std::lower_bound(codes.begin(), codes.end(), code,
                           [](const CodeInfo& info, Code c) { return info.code < c; });
}

std::optional<Code> CodeFromName(std::string_view name) {
  for (const CodeInfo& info : AllCodes()) {
    if (name == info.name || name == IdOf(info.code)) return info.code;
  }
  return std::nullopt;
}

std::string IdOf(Code code) { return "OL" + std::to_string(static_cast<int>(code)); }

const char* SeverityName(Severity severity) {
  constexpr std::array kNames = {"ignored", "info", "warning", "error"};
  return kNames[static_cast<size_t>(severity)];
}

Diagnostic::Diagnostic(Code what, Location where, std::string found_text, std::string expected_text,
                       std::string hint_text)
    : code(what),
      severity(InfoOf(what).severity),
      location(std::move(where)),
      found(std::move(found_text)),
      expected(std::move(expected_text)),
      hint(std::move(hint_text)) {}

std::string Diagnostic::Message() const {
  if (expected.empty()) return "found " + found;
  return "found " + found + ", expected " + expected;
}

std::string ToString(const Location& location) {
  std::string text;
  const auto part = [&text](const std::string& more) {
    if (!text.empty()) text += ", ";
    text += more;
  };
  if (!location.op_type.empty() || location.node_index >= 0) part(NodeText(location));
  if (!location.input.empty()) part("input " + Quote(location.input));
  if (!location.output.empty()) part("output " + Quote(location.output));
  if (!location.attribute.empty()) part("attribute " + Quote(location.attribute));
  if (!location.value.empty()) part("value " + Quote(location.value));
  if (!location.graph.empty() && location.graph != "main") {
    text += (text.empty() ? "" : " in ") + Printable(location.graph, 1000);
  }
  if (location.line >= 0) {
    part(std::to_string(location.line) + ":" + std::to_string(location.column) + " (" +
         (location.pointer.empty() ? std::string("the document") : Printable(location.pointer)) +
         ")");
  }
  return text;
}

std::string ToString(const Diagnostic& diagnostic) {
  std::string text = ToString(diagnostic.location);
  if (!text.empty()) text += ": ";
  text += diagnostic.Message() + ". [" + IdOf(diagnostic.code) + " " + InfoOf(diagnostic.code).name;
  if (*diagnostic.label != 0) text += std::string(" ") + diagnostic.label;
  text += "]";
  if (!diagnostic.hint.empty()) text += "\n  hint: " + diagnostic.hint;
  return text;
}

size_t Utf8SequenceLength(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  const size_t length = first >= 0xC2 && first <= 0xDF   ? 2
                        : first >= 0xE0 && first <= 0xEF ? 3
                        : first >= 0xF0 && first <= 0xF4 ? 4
                                                         : 0;
  if (length == 0 || text.size() < length) return 0;
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  // Overlong forms, surrogates and numbers beyond U+10FFFF.
  if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F) ||
      (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F)) {
    return 0;
  }
  return length;
}

std::string Printable(std::string_view text, size_t limit) {
  constexpr const char* kHex = "0123456789abcdef";
  std::string result;
  result.reserve(std::min(text.size(), limit));
  for (size_t i = 0; i < text.size();) {
    if (result.size() >= limit) {
      result += "…";
      break;
    }
    const size_t length = Utf8SequenceLength(text.substr(i));
    if (length == 0 || IsControl(text.substr(i, length))) {
      const auto byte = static_cast<unsigned char>(text[i]);
      result += "\\x";
      result += kHex[byte >> 4];
      result += kHex[byte & 15];
      ++i;
    } else {
      result.append(text.substr(i, length));
      i += length;
    }
  }
  return result;
}

std::string Quote(std::string_view text) { return "'" + Printable(text) + "'"; }

}  // namespace ONNX_LIGHT_NAMESPACE::core::diagnostics
