// SPDX-License-Identifier: Apache-2.0
//
// Files of many gigabytes, which take no place on the disk: their weights are holes.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

#include "onnx_light/core/strings.h"
#include "onnx_light/model/loader.h"
#include "onnx_light/model/payload.h"
#include "tests/model/loader_bytes.h"
#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::StrCat;
using testing::Bytes;
using testing::Header;
using testing::Varint;
namespace f = testing;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kMemoryCounts = false;
#else
constexpr bool kMemoryCounts = true;
#endif

// Most memory that this process has had, in MiB.
int64_t PeakMegabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.rfind("VmHWM:", 0) == 0) return std::atoll(line.c_str() + 6) / 1024;
  }
  return 0;
}

class LoaderMemoryTest : public FolderTest {
 protected:
  // Writes a model with `count` tensors of `size` bytes, each in a field of its own, and a node for
  // each. What follows the weights must be found behind them.
  std::filesystem::path WriteLarge(int count, int64_t size) const {
    std::string nodes;
    std::string heads;
    int64_t graph_size = 0;
    const auto tensor_head = [&](int i) {
      const std::string inner = Varint(f::kTensorDims, static_cast<uint64_t>(size)) +
                                Varint(f::kTensorType, TensorProto::UINT8) +
                                Bytes(f::kTensorName, StrCat("w", i)) +
                                Header(f::kTensorRaw, static_cast<uint64_t>(size));
      return Header(f::kGraphInitializer, inner.size() + static_cast<uint64_t>(size)) + inner;
    };
    for (int i = 0; i < count; ++i) {
      nodes += Bytes(f::kGraphNode, Bytes(1, StrCat("x", i)) + Bytes(1, StrCat("w", i)) +
                                        Bytes(2, StrCat("x", i + 1)) + Bytes(4, "Add"));
      graph_size += static_cast<int64_t>(tensor_head(i).size()) + size;
    }
    graph_size += static_cast<int64_t>(nodes.size());

    std::filesystem::path path = folder_ / "large.onnx";
    std::ofstream file(path, std::ios::binary);
    file << Varint(f::kModelIrVersion, 8)
         << Header(f::kModelGraph, static_cast<uint64_t>(graph_size)) << nodes;
    for (int i = 0; i < count; ++i) {
      file << tensor_head(i);
      file.seekp(size, std::ios::cur);
    }
    file << Bytes(f::kModelOpsetImport, Varint(2, 17));
    return path;
  }

  // Loads in a process of its own, which must not take more memory than that.
  static void ExpectLoads(const std::filesystem::path& path, int count, int64_t size,
                          int64_t megabytes) {
    const pid_t child = fork();
    if (child == 0) {
      const LoadedModel loaded = LoadModel(path);
      const int64_t peak = PeakMegabytes();
      const GraphProto& graph = loaded.model.graph();
      if (loaded.error || graph.node_size() != count || graph.initializer_size() != count ||
          loaded.model.opset_import_size() != 1) {
        _exit(201);
      }
      for (const TensorProto& tensor : graph.initializer()) {
        if (ExtentOf(tensor).raw_data != size) _exit(202);
      }
      _exit(static_cast<int>(std::min<int64_t>(peak, 200)));
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status));
    ASSERT_LE(WEXITSTATUS(status), 200) << "201: wrong model, 202: wrong extent";
    if (kMemoryCounts) {
      EXPECT_LT(WEXITSTATUS(status), megabytes);
    }
  }
};

TEST_F(LoaderMemoryTest, HalfAGigabyte) {
  constexpr int64_t kSize = (int64_t{1} << 29) / 2000;
  ExpectLoads(WriteLarge(2000, kSize), 2000, kSize, 50);
}

TEST_F(LoaderMemoryTest, FiveGigabytesInOneTensor) {
  constexpr int64_t kSize = int64_t{5} << 30;
  ExpectLoads(WriteLarge(1, kSize), 1, kSize, 64);
}

TEST_F(LoaderMemoryTest, SixGigabytesInManyTensors) {
  constexpr int64_t kSize = (int64_t{6} << 30) / 3000;
  ExpectLoads(WriteLarge(3000, kSize), 3000, kSize, 64);
}

TEST_F(LoaderMemoryTest, FiveGigabytesOfNothing) {
  const std::filesystem::path path = Write("zeros.onnx", "");
  std::filesystem::resize_file(path, uintmax_t{5} << 30);
  const LoadedModel loaded = LoadModel(path);
  ASSERT_TRUE(loaded.error);
  EXPECT_EQ(loaded.error->code, core::diagnostics::Code::kUnreadable);
  EXPECT_FALSE(loaded.io_error);
}

// The weights end where the file has been cut.
TEST_F(LoaderMemoryTest, FiveGigabytesCutOff) {
  const std::filesystem::path path = WriteLarge(10, int64_t{1} << 29);
  std::filesystem::resize_file(path, (uintmax_t{5} << 30) - 1000);
  const LoadedModel loaded = LoadModel(path);
  ASSERT_TRUE(loaded.error);
  EXPECT_EQ(loaded.error->code, core::diagnostics::Code::kUnreadable);
  EXPECT_FALSE(loaded.io_error);
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
