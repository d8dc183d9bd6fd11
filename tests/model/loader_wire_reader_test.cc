// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/wire_reader.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using ::testing::HasSubstr;

TEST(WireVarintTest, BothWays) {
  for (const uint64_t value : {uint64_t{0}, uint64_t{127}, uint64_t{128}, uint64_t{300},
                               uint64_t{1} << 35, std::numeric_limits<uint64_t>::max()}) {
    std::string bytes = "x";
    AppendVarint(value, &bytes);
    uint64_t decoded = 1;
    EXPECT_EQ(DecodeVarint(std::string_view(bytes).substr(1), &decoded), bytes.size() - 1);
    EXPECT_EQ(decoded, value);
    EXPECT_EQ(DecodeVarint(std::string_view(bytes).substr(1, bytes.size() - 2), &decoded), 0U);
  }
  uint64_t decoded = 0;
  EXPECT_EQ(DecodeVarint(std::string(10, '\xFF') + "\x01", &decoded), 0U);
}

class WireReaderTest : public FolderTest {
 protected:
  ~WireReaderTest() override { close(fd_); }

  // Opens a file in which each place looks different.
  WireReader Open(size_t size, int64_t claimed_size) {
    content_.resize(size);
    for (size_t i = 0; i < size; ++i) content_[i] = static_cast<char>(i * 7 + i / 251);
    fd_ = open(Write("file", content_).c_str(), O_RDONLY);
    EXPECT_GE(fd_, 0);
    return WireReader(fd_, claimed_size);
  }

  bool PeeksRight(WireReader* reader, int64_t count) const {
    const auto offset = static_cast<size_t>(reader->offset());
    return reader->Peek(count) == content_.substr(offset, static_cast<size_t>(count));
  }

  std::string content_;
  int fd_ = -1;
};

TEST_F(WireReaderTest, ReadsTheRightBytesWhateverTheSteps) {
  constexpr int64_t kSize = 500000;
  for (const int64_t step : {7, 777, 2040, 4096, 65536, 70000, 249999}) {
    WireReader reader = Open(kSize, kSize);
    while (reader.offset() < kSize) {
      ASSERT_TRUE(PeeksRight(&reader, 1 + reader.offset() % WireReader::kMaxPeek));
      reader.Skip(std::min(step, kSize - reader.offset()));
    }
    EXPECT_TRUE(reader.Peek(1).empty());
    reader.Rewind();
    EXPECT_EQ(reader.offset(), 0);
    EXPECT_TRUE(PeeksRight(&reader, 100));
    close(fd_);
  }
}

TEST_F(WireReaderTest, ReadShowsEveryByteOnce) {
  constexpr int64_t kSize = 300000;
  WireReader reader = Open(kSize, kSize);
  reader.Skip(5000);
  std::string read;
  reader.Read(kSize - 6000, [&](std::string_view piece) { read += piece; });
  EXPECT_EQ(read, content_.substr(5000, kSize - 6000));
  EXPECT_EQ(reader.offset(), kSize - 1000);
}

TEST_F(WireReaderTest, AFileThatHasShrunkIsAnError) {
  WireReader reader = Open(1000, 100000);
  EXPECT_TRUE(PeeksRight(&reader, 500));
  for (const int64_t jump : {700, 50000}) {
    reader.Rewind();
    reader.Skip(jump);
    try {
      reader.Peek(600);
      ADD_FAILURE() << "read beyond the end";
    } catch (const WireError& error) {
      EXPECT_TRUE(error.io);
      EXPECT_THAT(error.found, HasSubstr("the end of the file at byte"));
    }
  }
}

TEST_F(WireReaderTest, AFailingReadIsAnError) {
  WireReader reader(open(folder_.c_str(), O_RDONLY), 100);
  try {
    reader.Peek(1);
    ADD_FAILURE() << "read a folder";
  } catch (const WireError& error) {
    EXPECT_TRUE(error.io);
  }
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
