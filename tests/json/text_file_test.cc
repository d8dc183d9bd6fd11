// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/text_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <string>

#include "onnx_light/json/json_document.h"
#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::json {
namespace {

namespace fs = std::filesystem;

class TextFileTest : public FolderTest {};

TEST_F(TextFileTest, ReadsEveryByte) {
  for (const std::string& text :
       {std::string(), std::string("a\0b\r\n", 5), std::string(100000, 'x')}) {
    const TextFile file = ReadTextFile(Write("file.json", text));
    EXPECT_FALSE(file.problem);
    EXPECT_EQ(file.text, text);
  }
}

TEST_F(TextFileTest, ReadsAByteMoreThanADocumentMayHave) {
  const fs::path path = Write("file.json", "x");
  fs::resize_file(path, 10 * kMaxBytes);
  EXPECT_EQ(ReadTextFile(path).text.size(), kMaxBytes + 1);
  fs::resize_file(path, kMaxBytes);
  EXPECT_EQ(ReadTextFile(path).text.size(), kMaxBytes);
}

TEST_F(TextFileTest, TellsWhatIsNoReadableFile) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  struct Case {
    fs::path path;
    const char* found;
  };
  const Case cases[] = {{folder_, "a folder"},
                        {pipe, "a pipe or a device"},
                        {"/dev/zero", "a pipe or a device"},
                        {folder_ / "missing.json", "No such file"}};
  for (const Case& c : cases) {
    const TextFile file = ReadTextFile(c.path);
    ASSERT_TRUE(file.problem) << c.path;
    EXPECT_EQ(file.problem->code, Code::kUnreadable);
    EXPECT_THAT(file.problem->found, ::testing::HasSubstr(c.found));
    EXPECT_EQ(file.text, "");
  }
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::json
