// SPDX-License-Identifier: Apache-2.0
//
// A folder of its own for each test, removed with all that is in it.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {

class FolderTest : public ::testing::Test {
 protected:
  FolderTest() {
    std::string name = ::testing::TempDir() + "onnx_light_XXXXXX";
    folder_ = mkdtemp(name.data());
  }
  ~FolderTest() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  std::filesystem::path Write(const std::filesystem::path& name, std::string_view content) const {
    std::filesystem::path path = folder_ / name;
    std::ofstream(path, std::ios::binary) << content;
    return path;
  }

  std::filesystem::path folder_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model::testing
