// SPDX-License-Identifier: Apache-2.0
//
// Finds what a misspelt name was meant to be.
//
//   NearestName("pad", {"pads", "strides"}) == "pads"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::diagnostics {

/// Returns the candidate that differs from `name` in the fewest letters (inserted, removed,
/// replaced or swapped; case and underscores count less), or "" when none is close. The work is
/// bounded: names over 64 bytes have no neighbours, and of thousands of candidates the first ones
/// are compared.
std::string_view NearestName(std::string_view name,
                             const std::vector<std::string_view>& candidates);

/// Returns "did you mean 'pads'?", or "" when no candidate is close.
std::string DidYouMean(std::string_view name, const std::vector<std::string_view>& candidates);

}  // namespace ONNX_LIGHT_NAMESPACE::core::diagnostics
