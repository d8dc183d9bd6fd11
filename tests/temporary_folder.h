// SPDX-License-Identifier: Apache-2.0
//
// A new folder, removed with all that is in it: tests run beside each other, and two runs may share
// a machine.
//
//   const TemporaryFolder folder;
//   LoadModel(folder.Write("model.onnx", bytes));
//
//   class LoaderTest : public FolderTest {};   // Has one as folder_, and Write().
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = ::testing::TempDir() + "onnx_light_XXXXXX";
    path_ = mkdtemp(name.data());
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  /// Writes a file, in folders that are made where they are missing, and returns its path.
  std::filesystem::path Write(const std::filesystem::path& name, std::string_view content) const {
    std::filesystem::path path = path_ / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
    return path;
  }

 private:
  std::filesystem::path path_;
};

/// A test with a folder of its own.
class FolderTest : public ::testing::Test {
 protected:
  std::filesystem::path Write(const std::filesystem::path& name, std::string_view content) const {
    return temporary_.Write(name, content);
  }

 private:
  const TemporaryFolder temporary_;

 protected:
  const std::filesystem::path folder_ = temporary_.path();
};

}  // namespace ONNX_LIGHT_NAMESPACE
