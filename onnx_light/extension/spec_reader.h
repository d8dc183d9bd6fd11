// SPDX-License-Identifier: Apache-2.0
//
// Reads operator-extension documents (runlocal.operator-extension 1.0) and says of each everything
// that is wrong with it.
//
//   const SpecReading reading = ReadSpecFile("scale2d.json");
//   for (const Diagnostic& d : reading.diagnostics) std::cerr << ToString(d) << "\n";
//   if (reading.spec != nullptr) std::cout << reading.spec->op_type;
//
// Documents may come from anyone; nothing throws for a bad one. Results own what they hold.
// Functions without state, safe from many threads.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/extension_spec.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

using core::diagnostics::Diagnostic;

/// What was read of one document.
struct SpecReading {
  std::string path;  ///< "" for a document that came without.
  std::shared_ptr<const core::schema::ExtensionSpec> spec;  ///< Null where there is an error.
  std::vector<Diagnostic> diagnostics;                      ///< In the order of their places.
  core::diagnostics::Location operator_place;               ///< Of the operator's identity.
  std::vector<std::string> tests;  ///< Names of files, of a document with errors too.
  bool io_error = false;           ///< The file could not be read.

  /// Returns whether no finding is an error.
  bool valid() const { return spec != nullptr; }
};

/// Reads a document. With the path of its file, the files that it names are looked up beside it.
SpecReading ReadSpec(std::string document, const std::filesystem::path& path = {});

/// Reads the document in a file.
SpecReading ReadSpecFile(const std::filesystem::path& path);

/// Reads the documents that paths mean: files, and folders that stand for every *.json below them
/// but those that a document beside them names as tests.
std::vector<SpecReading> ReadSpecFiles(const std::vector<std::string>& paths);

}  // namespace ONNX_LIGHT_NAMESPACE::extension
