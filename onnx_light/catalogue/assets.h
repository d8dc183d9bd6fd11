// SPDX-License-Identifier: Apache-2.0
//
// The files that every catalogue has alike, compiled in from assets/.
//
//   for (const Asset& asset : Assets()) write(asset.name, asset.content);
//
// Constants.
#pragma once

#include <string_view>

#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {

struct Asset {
  std::string_view name;  ///< File name, for example "style.css".
  std::string_view content;
};

/// Returns the style sheet and the script.
absl::Span<const Asset> Assets();

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue
