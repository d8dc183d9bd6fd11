// SPDX-License-Identifier: Apache-2.0
//
// What came of importing operator-extension documents into a registry.
//
//   const ImportResult result = registry.Import("specs");
//   for (const ImportResult::File& file : result.files)
//     for (const Diagnostic& d : file.diagnostics) std::cerr << file.path << ": " << ToString(d);
//
// Plain values.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// The documents that were read, and what was found in them.
struct ImportResult {
  struct File {
    std::string path;  ///< "" for a document that came without.
    std::vector<diagnostics::Diagnostic> diagnostics;
    bool io_error = false;  ///< The file could not be read.
  };
  std::vector<File> files;
  size_t imported = 0;  ///< Operators that the registry did not have before.

  /// Returns whether no document has an error; otherwise nothing was imported.
  bool ok() const;
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
