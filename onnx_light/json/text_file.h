// SPDX-License-Identifier: Apache-2.0
//
// Reads the text of a document from a file.
//
//   const TextFile file = ReadTextFile("spec.json");
//   if (file.problem) std::cerr << ToString(*file.problem);
//
// Calls are independent of each other.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::json {

/// A text, or why there is none.
struct TextFile {
  std::string text;
  /// Set when the file could not be read: no such path, no permission, not a regular file, an I/O
  /// error.
  std::optional<core::diagnostics::Diagnostic> problem;
};

/// Reads a regular file; of one beyond kMaxBytes (json_document.h) a byte more than those, which no
/// document may have.
TextFile ReadTextFile(const std::filesystem::path& path);

}  // namespace ONNX_LIGHT_NAMESPACE::json
