// SPDX-License-Identifier: Apache-2.0
//
// One finding: a stable code, the place, what was found, what was expected and a way out.
//
// Fields carry the facts; the sentence is rendered from them in one place:
//
//   node 'clip_7' (ai.onnx::Clip-13): found 4 inputs, expected 1 to 3 (input, min?, max?). [OL201
//   input-count]
//     hint: since version 11 the bounds are inputs 2 and 3
//
// Plain value types that own their strings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::diagnostics {

/// Weight of a finding. kIgnored is for codes that a caller switched off.
enum class Severity : uint8_t { kIgnored, kInfo, kWarning, kError };

/// Identifies a kind of finding; the numbers are stable (error_codes.def).
enum class Code : uint16_t {
#define CODE(number, name, text, severity, explanation) k##name = (number),
#include "onnx_light/core/diagnostics/error_codes.def"
#undef CODE
};

/// What error_codes.def says of one code.
struct CodeInfo {
  Code code;
  const char* name;         ///< Stable name, for example "input-count".
  Severity severity;        ///< Weight unless a caller changes it.
  const char* explanation;  ///< One or two sentences for the documentation.
};

/// Returns every code in the order of the numbers.
const std::vector<CodeInfo>& AllCodes();

/// Returns the facts of a code.
const CodeInfo& InfoOf(Code code);

/// Returns the code of a stable name or of an id such as "OL201"; nullopt if there is none.
std::optional<Code> CodeFromName(std::string_view name);

/// Returns "OL" and the number, for example "OL201".
std::string IdOf(Code code);

/// Returns "error", "warning", "info" or "ignored".
const char* SeverityName(Severity severity);

/// Place of a finding. A field that does not apply is empty, or negative for a number.
struct Location {
  std::string graph;        ///< "main", "main/node[3:If].then_branch", "function:DOMAIN::NAME".
  int64_t node_index = -1;  ///< Position in the graph's node list.
  std::string node_name;
  std::string op_type;
  std::string domain;
  int since_version = -1;
  std::string input;   ///< Formal name of an input.
  std::string output;  ///< Formal name of an output.
  std::string attribute;
  std::string value;    ///< Name of a value, initializer or tensor.
  std::string pointer;  ///< JSON Pointer into a document; set with line and column.
  int64_t line = -1;    ///< Counted from 1.
  int64_t column = -1;  ///< Counted from 1, in bytes.
};

/// One finding.
struct Diagnostic {
  Code code;
  Severity severity;
  Location location;
  std::string found;
  std::string expected;
  std::string hint;
  /// Label of the operator's constraint that is broken ("conv_c1"), as on the operator's page; a
  /// literal, empty where there is none.
  const char* label = "";

  /// Constructs a finding with the code's own severity.
  Diagnostic(Code what, Location where, std::string found_text, std::string expected_text,
             std::string hint_text = "");

  /// Returns "found ..., expected ..." without place, code and hint.
  std::string Message() const;
};

/// Returns the place as people read it, for example "node 'a' (ai.onnx::Add-14) in main".
std::string ToString(const Location& location);

/// Returns the whole text: place, message, code and, on a second line, the hint.
std::string ToString(const Diagnostic& diagnostic);

/// Returns the length of the well-formed UTF-8 sequence that a text begins with, or 0.
size_t Utf8SequenceLength(std::string_view text);

/// Returns text from a file fit for a screen: control characters and broken UTF-8 as \xNN, cut to
/// `limit` bytes with an ellipsis.
std::string Printable(std::string_view text, size_t limit = 200);

/// Returns `text` in single quotes, made printable.
std::string Quote(std::string_view text);

}  // namespace ONNX_LIGHT_NAMESPACE::core::diagnostics
