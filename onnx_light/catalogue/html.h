// SPDX-License-Identifier: Apache-2.0
//
// Turns names and texts of schemas into HTML, in which nothing of theirs is markup.
//
//   Escape("a<b")                         -> "a&lt;b"
//   InlineHtml("Computes `a < b`.")       -> "Computes <code>a &lt; b</code>."
//   SafeName("Odd/Name")                  -> "Odd~2FName"
//
// Pure functions; any bytes may be given.
#pragma once

#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {

/// Escapes a text for the content of an element or for an attribute in double quotes. Control
/// characters that HTML forbids become U+FFFD.
std::string Escape(std::string_view text);

/// Returns an escaped text in which what stands between two backquotes is code.
std::string InlineHtml(std::string_view text);

/// Returns a text of several paragraphs, lists ("- ", "* ", "1. ") and code (indented by four, or
/// between lines of three backquotes) as block elements.
std::string BlockHtml(std::string_view text);

/// Returns a name that serves as an id, in the fragment of a URL and as a file name: letters,
/// digits,
/// '_', '-' and '.' stay, other bytes and a '.' in front become '~' and two hexadecimal digits.
/// Different names have different results.
std::string SafeName(std::string_view name);

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue
