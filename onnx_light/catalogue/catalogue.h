// SPDX-License-Identifier: Apache-2.0
//
// Makes a website of a registry: an index with a search, and a page for each operator with all its
// versions. It needs no server, no network and, to be read, no script.
//
//   WriteCatalogue(BuiltInRegistry(), "0.1.0", [](const std::string& path, std::string_view html) {
//     std::ofstream(path) << html;
//   });
//
// The same registry always gives the same files. Nothing of a schema becomes markup or a path as it
// is, so a registry may hold operators of unknown origin.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/schema_registry.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {

/// Takes a file: its path in the catalogue, with '/' between folders, and its content.
using FileSink = std::function<void(const std::string& path, std::string_view content)>;

/// How much a catalogue holds.
struct CatalogueSize {
  size_t operators = 0;
  size_t versions = 0;
  size_t domains = 0;
};

/// Makes the files, index.html last. `version` of the program is named on each page. What `sink`
/// throws ends the work.
CatalogueSize WriteCatalogue(const core::schema::SchemaRegistry& registry, std::string_view version,
                             const FileSink& sink);

/// An operator and where the catalogue has it.
struct CatalogueEntry {
  std::string domain;
  std::string name;  ///< "Clip", of an imported overload "Scale:fast".
  const std::vector<core::schema::LightOpSchema>* history;  ///< Oldest first, never empty.
  std::string path;                                         ///< "operators/ai.onnx/Clip.html"
  std::string anchor;                                       ///< "Clip", of "#Clip-13".
};

/// Lists the operators of a registry by domain, ai.onnx first. No two paths are equal, not even
/// where upper and lower case are not told apart.
std::vector<CatalogueEntry> ListOperators(const core::schema::SchemaRegistry& registry);

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue
