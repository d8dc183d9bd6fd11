// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/files/files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::core::files {
namespace {

namespace fs = std::filesystem;

// Folders wait in a list instead of on the stack: how deep they are is up to whoever made them.
void FindBelow(const fs::path& root, const std::string& extension, std::vector<FoundFile>* found) {
  const auto first = static_cast<std::ptrdiff_t>(found->size());
  std::vector<fs::path> folders = {root};
  while (!folders.empty()) {
    const fs::path folder = std::move(folders.back());
    folders.pop_back();
    std::error_code error;
    fs::directory_iterator it(folder, error);
    for (; !error && it != fs::directory_iterator(); it.increment(error)) {
      std::error_code ignored;
      if (it->symlink_status(ignored).type() == fs::file_type::directory) {
        folders.push_back(it->path());
      } else if (it->path().extension() == extension && !it->is_directory(ignored)) {
        found->push_back({it->path().string(), ""});
      }
    }
    if (error) {
      found->push_back({folder.string(), StrCat("the error '", error.message(), "'")});
    }
  }
  if (found->begin() + first == found->end()) {
    found->push_back({root.string(), StrCat("a folder without *", extension, " files")});
  }
  std::sort(found->begin() + first, found->end(),
            [](const FoundFile& a, const FoundFile& b) { return a.path < b.path; });
}

}  // namespace

std::vector<FoundFile> FindFiles(const std::vector<std::string>& paths,
                                 const std::string& extension) {
  std::vector<FoundFile> found;
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
      FindBelow(path, extension, &found);
    } else {
      found.push_back({path, ""});
    }
  }
  return found;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::files
