// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/files/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::core::files {
namespace {

namespace fs = std::filesystem;

using ::testing::ElementsAre;

class FindFilesTest : public FolderTest {
 protected:
  void Make(const std::string& path) const { Write(path, "x"); }

  // The paths found, below the root; a problem is marked.
  std::vector<std::string> Find(const std::vector<std::string>& paths) const {
    std::vector<std::string> found;
    for (const FoundFile& file : FindFiles(paths, ".onnx")) {
      found.push_back((file.problem.empty() ? "" : "!") +
                      fs::path(file.path).lexically_relative(folder_).string());
    }
    return found;
  }
};

TEST_F(FindFilesTest, TakesFilesAsTheyAreGiven) {
  EXPECT_THAT(Find({folder_ / "b", folder_ / "missing.onnx", folder_ / "b"}),
              ElementsAre("b", "missing.onnx", "b"));
}

TEST_F(FindFilesTest, SortsWhatIsBelowAFolder) {
  for (const char* path : {"z.onnx", "a/deep/er/x.onnx", "a/b.onnx", "a/notes.txt", "m.onnx.txt",
                           ".onnx", "dir.onnx/in.onnx"}) {
    Make(path);
  }
  fs::create_directory_symlink(folder_, folder_ / "loop");
  fs::create_directory_symlink(folder_ / "a", folder_ / "link.onnx");
  fs::create_symlink(folder_ / "z.onnx", folder_ / "y.onnx");
  fs::create_symlink(folder_ / "nothing", folder_ / "broken.onnx");
  EXPECT_THAT(Find({folder_}), ElementsAre("a/b.onnx", "a/deep/er/x.onnx", "broken.onnx",
                                           "dir.onnx/in.onnx", "y.onnx", "z.onnx"));
}

TEST_F(FindFilesTest, TellsAFolderWithoutModels) {
  Make("full/m.onnx");
  fs::create_directory(folder_ / "empty");
  EXPECT_THAT(Find({folder_ / "full", folder_ / "empty", folder_ / "full"}),
              ElementsAre("full/m.onnx", "!empty", "full/m.onnx"));
}

TEST_F(FindFilesTest, FollowsAFolderThatIsGivenAsALink) {
  Make("full/m.onnx");
  fs::create_directory_symlink(folder_ / "full", folder_ / "link");
  EXPECT_THAT(Find({folder_ / "link"}), ElementsAre("link/m.onnx"));
}

TEST_F(FindFilesTest, TakesTheExtensionAskedFor) {
  Make("a.json");
  Make("b.onnx");
  EXPECT_THAT(FindFiles({folder_}, ".json"), testing::SizeIs(1));
  EXPECT_THAT(FindFiles({folder_}, ".txt").at(0).problem, testing::HasSubstr("*.txt"));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::core::files
