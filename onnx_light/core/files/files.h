// SPDX-License-Identifier: Apache-2.0
//
// Finds the files that the paths of a command line mean.
//
//   for (const FoundFile& file : FindFiles({"model.onnx", "folder"}, ".onnx")) ...
//
// Results own their strings.
#pragma once

#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::files {

/// A file, or a folder that gives none.
struct FoundFile {
  std::string path;
  std::string problem;  ///< What is wrong with a folder; "" for a file.
};

/// Returns the files of the paths in the order given. A folder stands for every file below it that
/// ends in `extension` (".onnx"), sorted by path; links to folders are not followed there. A folder
/// that cannot be read, or without such files, is in the result itself.
std::vector<FoundFile> FindFiles(const std::vector<std::string>& paths,
                                 const std::string& extension);

}  // namespace ONNX_LIGHT_NAMESPACE::core::files
