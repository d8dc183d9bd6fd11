// SPDX-License-Identifier: Apache-2.0
//
// Writes what was found in op-test files.
//
//   PrintOptestFile(path, result, style, out);
//   Json record = OptestFileJson(path, result);
//
// Functions without state.
#pragma once

#include <ostream>
#include <string>

#include "onnx_light/cli/json.h"
#include "onnx_light/cli/terminal.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/optest/optest.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Writes the verdict, a line a test with the version of the operator it was held against, and
/// every finding.
void PrintOptestFile(const std::string& path, const optest::OptestResult& result,
                     const Style& style, std::ostream& out);

/// Returns the record of docs/cli.md.
Json OptestFileJson(const std::string& path, const optest::OptestResult& result);

}  // namespace ONNX_LIGHT_NAMESPACE::cli
