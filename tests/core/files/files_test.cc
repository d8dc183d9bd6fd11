// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/files/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace ONNX_LIGHT_NAMESPACE::core::files {
namespace {

namespace fs = std::filesystem;

using ::testing::ElementsAre;

class FindFilesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    root_ =
        fs::temp_directory_path() / ::testing::UnitTest::GetInstance()->current_test_info()->name();
    fs::remove_all(root_);
    fs::create_directories(root_);
  }
  void TearDown() override { fs::remove_all(root_); }

  void Make(const std::string& path) const {
    fs::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path) << "x";
  }

  // The paths found, below the root; a problem is marked.
  std::vector<std::string> Find(const std::vector<std::string>& paths) const {
    std::vector<std::string> found;
    for (const FoundFile& file : FindFiles(paths, ".onnx")) {
      found.push_back((file.problem.empty() ? "" : "!") +
                      fs::path(file.path).lexically_relative(root_).string());
    }
    return found;
  }

  fs::path root_;
};

TEST_F(FindFilesTest, TakesFilesAsTheyAreGiven) {
  EXPECT_THAT(Find({root_ / "b", root_ / "missing.onnx", root_ / "b"}),
              ElementsAre("b", "missing.onnx", "b"));
}

TEST_F(FindFilesTest, SortsWhatIsBelowAFolder) {
  for (const char* path : {"z.onnx", "a/deep/er/x.onnx", "a/b.onnx", "a/notes.txt", "m.onnx.txt",
                           ".onnx", "dir.onnx/in.onnx"}) {
    Make(path);
  }
  fs::create_directory_symlink(root_, root_ / "loop");
  fs::create_directory_symlink(root_ / "a", root_ / "link.onnx");
  fs::create_symlink(root_ / "z.onnx", root_ / "y.onnx");
  fs::create_symlink(root_ / "nothing", root_ / "broken.onnx");
  EXPECT_THAT(Find({root_}), ElementsAre("a/b.onnx", "a/deep/er/x.onnx", "broken.onnx",
                                         "dir.onnx/in.onnx", "y.onnx", "z.onnx"));
}

TEST_F(FindFilesTest, TellsAFolderWithoutModels) {
  Make("full/m.onnx");
  fs::create_directory(root_ / "empty");
  EXPECT_THAT(Find({root_ / "full", root_ / "empty", root_ / "full"}),
              ElementsAre("full/m.onnx", "!empty", "full/m.onnx"));
}

TEST_F(FindFilesTest, FollowsAFolderThatIsGivenAsALink) {
  Make("full/m.onnx");
  fs::create_directory_symlink(root_ / "full", root_ / "link");
  EXPECT_THAT(Find({root_ / "link"}), ElementsAre("link/m.onnx"));
}

TEST_F(FindFilesTest, TakesTheExtensionAskedFor) {
  Make("a.json");
  Make("b.onnx");
  EXPECT_THAT(FindFiles({root_}, ".json"), testing::SizeIs(1));
  EXPECT_THAT(FindFiles({root_}, ".txt").at(0).problem, testing::HasSubstr("*.txt"));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::core::files
