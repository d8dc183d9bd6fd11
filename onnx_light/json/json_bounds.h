// SPDX-License-Identifier: Apache-2.0
//
// Looks at a JSON text without parsing it: what would cost too much is not parsed at all.
//
//   if (const auto excess = FindExcess(text, /*comments=*/false)) Report(excess->offset, ...);
//
// Pure functions, linear in the text, without allocation but for what they find.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::json {

/// A bound that a text exceeds, and where.
struct Excess {
  size_t offset;
  std::string found;
  std::string expected;
};

/// Returns the first bound of json_document.h that the text exceeds. The text need not be JSON.
std::optional<Excess> FindExcess(std::string_view text, bool comments);

/// Returns the end of the value that begins at `begin` in a well-formed text.
size_t EndOfValue(std::string_view text, size_t begin);

}  // namespace ONNX_LIGHT_NAMESPACE::json
