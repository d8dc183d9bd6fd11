// SPDX-License-Identifier: Apache-2.0
//
// The forms of text that operator-extension documents know, as functions linear in the text.
//
//   IsName("my_op.v2")         IsExactVersion("1.0rc1+cpu")         IsPackageName("onnx-runtime")
//
// Pure functions; any text may be given. The end of a text is its end, not the break of its line.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/json/json_schema.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

/// Bytes of a name, at most.
inline constexpr size_t kMaxName = 128;

/// What a name is, in words.
inline constexpr char kNameWords[] = "a letter and then up to 127 letters, digits, '_', '.' or '-'";

/// Returns whether a character may stand in a name behind the first one.
bool IsNameCharacter(char c);

/// Returns whether a text is a letter followed by letters, digits, '_', '.' and '-'.
bool IsName(std::string_view text);

/// Returns whether a text is one release: [epoch!]1.2.3[a|b|rc 1][.post1][.dev1][+local.1], no
/// number with a zero in front.
bool IsExactVersion(std::string_view text);

/// Returns whether a text is lower-case letters, digits and, inside, '-'.
bool IsPackageName(std::string_view text);

/// Returns these functions by the patterns of the JSON Schema.
const std::map<std::string, json::JsonPattern>& SpecPatterns();

}  // namespace ONNX_LIGHT_NAMESPACE::extension
