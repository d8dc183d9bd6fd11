// SPDX-License-Identifier: Apache-2.0
//
// Finds the models that the paths of a command line mean.
//
//   for (const ModelFile& file : FindModelFiles({"model.onnx", "folder"})) ...
//
// Results own their strings.
#pragma once

#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// A file to verify, or a folder that gives none.
struct ModelFile {
  std::string path;
  std::string problem;  ///< What is wrong with a folder; "" for a file.
};

/// Returns the files of the paths in the order given. A folder stands for every *.onnx below it,
/// sorted by path; links to folders are not followed there. A folder that cannot be read, or
/// without models, is in the result itself.
std::vector<ModelFile> FindModelFiles(const std::vector<std::string>& paths);

}  // namespace ONNX_LIGHT_NAMESPACE::cli
