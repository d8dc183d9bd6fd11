// SPDX-License-Identifier: Apache-2.0
//
// The canonical bytes of JSON values (RFC 8785), by which sets are sorted. Unlike there, integers
// keep all their digits, and numbers beyond every double stay as they are written.
//
//   CanonicalJson(value)     // {"a":1.0, "b":"x"} -> {"a":1,"b":"x"}
//
// Pure functions.
#pragma once

#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::json {

/// Returns the canonical text of a value.
std::string CanonicalJson(JsonValue value);

/// Returns a finite number as ECMAScript writes it: the fewest digits that give back the same
/// double.
std::string CanonicalNumber(double value);

/// Returns a text as a JSON string, with the quotes.
std::string CanonicalString(std::string_view text);

/// Returns whether `a` goes before `b` in the order of an object's names, that of UTF-16.
bool NameGoesBefore(std::string_view a, std::string_view b);

}  // namespace ONNX_LIGHT_NAMESPACE::json
