// SPDX-License-Identifier: Apache-2.0
//
// Steps through JSON text that is known to be well formed.
//
//   EndOfToken("[1, 22]", 4) == 6
//
// Pure functions without allocation.
#pragma once

#include <cstddef>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::json {

inline bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Returns the end of the string, number or word, or of the empty array or object, at `begin`.
size_t EndOfToken(std::string_view text, size_t begin);

/// Returns where white space, comments, commas and colons end that begin at `begin`.
size_t SkipSeparators(std::string_view text, size_t begin);

/// Returns the end of the comment at `begin`, its line break included; npos for one that does not
/// end, `begin` where no comment begins.
size_t EndOfComment(std::string_view text, size_t begin);

}  // namespace ONNX_LIGHT_NAMESPACE::json
