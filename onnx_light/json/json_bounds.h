// SPDX-License-Identifier: Apache-2.0
//
// Looks at a JSON text before it is parsed: what would cost too much is not parsed at all.
//
//   if (const auto excess = FindExcess(text, /*comments=*/false)) Report(excess->offset, ...);
//
// A pure function, linear in the text, without allocation but for what it finds.
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

}  // namespace ONNX_LIGHT_NAMESPACE::json
