// SPDX-License-Identifier: Apache-2.0
//
// Findings as text for people.
//
//   PrintFinding(diagnostic, style, out);     //   "  error: node 'a' ...: found ... [OL201 ...]"
//   CountOf(2, "error")                       //   "2 errors"
//
// Functions without state.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "onnx_light/cli/terminal.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Returns a number and what it counts.
std::string CountOf(int64_t count, const char* noun);

/// Returns "valid", "valid, 1 warning" or "2 errors, 1 warning", in colour.
std::string VerdictOf(const std::vector<core::diagnostics::Diagnostic>& findings,
                      const Style& style);

/// Writes a finding, indented below the line of its file.
void PrintFinding(const core::diagnostics::Diagnostic& finding, const Style& style,
                  std::ostream& out);

}  // namespace ONNX_LIGHT_NAMESPACE::cli
