// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/loader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "onnx_light/model/model_compactor.h"
#include "onnx_light/model/payload.h"
#include "tests/model/loader_bytes.h"
#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::diagnostics::Code;
using testing::Bytes;
using ::testing::HasSubstr;
using testing::Header;
using testing::LoadBytes;
using testing::Tag;
using testing::Varint;
using testing::VarintBytes;
namespace f = testing;

std::string ModelWith(const std::string& graph_fields) {
  return Varint(f::kModelIrVersion, 8) + Bytes(f::kModelGraph, graph_fields) +
         Bytes(f::kModelOpsetImport, Varint(2, 17));
}

std::string ModelWithTensor(const std::string& fields) {
  return ModelWith(Bytes(f::kGraphInitializer, fields) + Bytes(f::kGraphName, "g"));
}

// Loads a model with one initializer of these fields; what follows the tensor must arrive.
TensorProto LoadTensor(const std::string& fields) {
  const LoadedModel loaded = LoadBytes(ModelWithTensor(fields));
  EXPECT_FALSE(loaded.error) << ToString(*loaded.error);
  EXPECT_EQ(loaded.model.graph().name(), "g");
  EXPECT_EQ(loaded.model.opset_import_size(), 1);
  return loaded.error ? TensorProto() : loaded.model.graph().initializer(0);
}

void ExpectRefused(const LoadedModel& loaded, bool io_error, const std::string& found) {
  ASSERT_TRUE(loaded.error);
  EXPECT_EQ(loaded.error->code, Code::kUnreadable);
  EXPECT_EQ(loaded.io_error, io_error);
  EXPECT_THAT(loaded.error->found, HasSubstr(found));
  EXPECT_FALSE(loaded.error->expected.empty());
  EXPECT_FALSE(loaded.error->hint.empty());
  EXPECT_EQ(loaded.model.ByteSizeLong(), 0U);
}

TEST(LoaderTest, ReadsASmallModelAsItIs) {
  const std::string bytes = ModelWithTensor(Varint(f::kTensorDims, 2) + Varint(f::kTensorType, 1) +
                                            Bytes(f::kTensorRaw, "12345678"));
  ModelProto expected;
  ASSERT_TRUE(expected.ParseFromString(bytes));
  const LoadedModel loaded = LoadBytes(bytes);
  ASSERT_FALSE(loaded.error);
  EXPECT_FALSE(loaded.io_error);
  EXPECT_EQ(loaded.model.SerializeAsString(), expected.SerializeAsString());
}

constexpr size_t kMany = 5000;

std::string Repeat(size_t count, const std::string& text) {
  std::string out;
  for (size_t i = 0; i < count; ++i) out += text;
  return out;
}

// One entry of two bytes, the longest one and one of a byte.
const char kThreeVarints[] = "\x80\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01\x05";

struct SkipCase {
  const char* name;
  std::string fields;
  int64_t PayloadExtent::*count;
  int64_t expected;
};

TEST(LoaderTest, SkipsAndCountsLargePayloads) {
  const std::string fixed32 = Tag(f::kTensorFloat, WireType::kFixed32) + "abcd";
  const std::string fixed64 = Tag(f::kTensorDouble, WireType::kFixed64) + "abcdefgh";
  const SkipCase cases[] = {
      {"raw", Bytes(f::kTensorRaw, std::string(20001, 'x')), &PayloadExtent::raw_data, 20001},
      {"float packed", Bytes(f::kTensorFloat, std::string(20000, 'x')), &PayloadExtent::float_data,
       5000},
      {"float unpacked", Repeat(kMany, fixed32), &PayloadExtent::float_data, kMany},
      {"float both",
       Repeat(10, fixed32) + Bytes(f::kTensorFloat, std::string(20000, 'x')) + Repeat(10, fixed32),
       &PayloadExtent::float_data, 5020},
      {"int32 packed", Bytes(f::kTensorInt32, Repeat(kMany, kThreeVarints)),
       &PayloadExtent::int32_data, 3 * kMany},
      {"int32 unpacked", Repeat(kMany, Varint(f::kTensorInt32, UINT64_MAX)),
       &PayloadExtent::int32_data, kMany},
      {"string", Repeat(kMany, Bytes(f::kTensorString, "abc")), &PayloadExtent::string_data, kMany},
      {"empty strings", Repeat(3 * kMany, Bytes(f::kTensorString, "")), &PayloadExtent::string_data,
       3 * kMany},
      {"one large string", Bytes(f::kTensorString, std::string(20000, 'x')),
       &PayloadExtent::string_data, 1},
      {"int64 packed", Bytes(f::kTensorInt64, Repeat(kMany, kThreeVarints)),
       &PayloadExtent::int64_data, 3 * kMany},
      {"double packed", Bytes(f::kTensorDouble, std::string(20000, 'x')),
       &PayloadExtent::double_data, 2500},
      {"double unpacked", Repeat(kMany, fixed64), &PayloadExtent::double_data, kMany},
      {"uint64 packed", Bytes(f::kTensorUint64, Repeat(kMany, kThreeVarints)),
       &PayloadExtent::uint64_data, 3 * kMany},
  };
  for (const SkipCase& c : cases) {
    SCOPED_TRACE(c.name);
    const TensorProto tensor = LoadTensor(c.fields + Bytes(f::kTensorName, "w"));
    EXPECT_EQ(tensor.name(), "w");
    EXPECT_LT(tensor.ByteSizeLong(), 17000U);
    PayloadExtent extent = ExtentOf(tensor);
    EXPECT_TRUE(extent.skipped);
    EXPECT_EQ(extent.*c.count, c.expected);
    extent.*c.count = 0;
    EXPECT_EQ(extent.raw_data + extent.float_data + extent.int32_data + extent.string_data +
                  extent.int64_data + extent.double_data + extent.uint64_data,
              0);
  }
}

TEST(LoaderTest, KeepsConstantsOfAThousandNumbers) {
  const TensorProto raw = LoadTensor(Bytes(f::kTensorRaw, std::string(8192, 'x')));
  EXPECT_EQ(raw.raw_data().size(), 8192U);
  EXPECT_FALSE(ExtentOf(raw).skipped);
  const TensorProto packed =
      LoadTensor(Bytes(f::kTensorInt64, Repeat(1024, VarintBytes(UINT64_MAX))));
  EXPECT_EQ(packed.int64_data_size(), 1024);
  EXPECT_FALSE(ExtentOf(packed).skipped);
  const TensorProto unpacked = LoadTensor(Repeat(1024, Varint(f::kTensorInt64, UINT64_MAX)));
  EXPECT_EQ(unpacked.int64_data_size(), 1024);
  EXPECT_FALSE(ExtentOf(unpacked).skipped);
}

TEST(LoaderTest, OfSeveralRawDataTheLastOneCounts) {
  const std::string large = Bytes(f::kTensorRaw, std::string(20000, 'x'));
  const std::string small = Bytes(f::kTensorRaw, "abc");
  const std::string empty = Bytes(f::kTensorRaw, "");
  const struct {
    std::string first, second;
    int64_t expected;
    bool skipped;
  } cases[] = {
      {large, small, 3, false},    {small, large, 20000, true}, {large, empty, 0, false},
      {empty, large, 20000, true}, {small, empty, 0, false},    {"", empty, 0, false},
      {large, "", 20000, true},
  };
  for (const auto& c : cases) {
    const PayloadExtent one_message = ExtentOf(LoadTensor(c.first + c.second));
    EXPECT_EQ(one_message.raw_data, c.expected);
    EXPECT_EQ(one_message.skipped, c.skipped);

    // Protobuf joins the two occurrences of a field that is not repeated.
    const std::string attribute = Bytes(f::kAttributeTensor, c.first) +
                                  Bytes(f::kAttributeTensor, c.second) +
                                  Bytes(f::kAttributeSparse, Bytes(f::kSparseValues, c.first)) +
                                  Bytes(f::kAttributeSparse, Bytes(f::kSparseValues, c.second));
    const LoadedModel loaded =
        LoadBytes(ModelWith(Bytes(f::kGraphNode, Bytes(f::kNodeAttribute, attribute))));
    ASSERT_FALSE(loaded.error);
    const AttributeProto& joined = loaded.model.graph().node(0).attribute(0);
    for (const TensorProto* tensor : {&joined.t(), &joined.sparse_tensor().values()}) {
      const PayloadExtent extent = ExtentOf(*tensor);
      EXPECT_TRUE(extent.has_raw_data);
      EXPECT_EQ(extent.raw_data, c.expected);
      EXPECT_EQ(extent.skipped, c.skipped);
    }
  }
}

TEST(LoaderTest, KeepsLessWhenAModelHasManyConstants) {
  const std::string tensor =
      Bytes(f::kGraphInitializer, Bytes(f::kTensorRaw, std::string(8192, 'x')));
  const std::string shape = Bytes(f::kGraphInitializer, Bytes(f::kTensorRaw, std::string(64, 'x')));
  constexpr size_t kCount = 4000;
  const LoadedModel loaded = LoadBytes(ModelWith(Repeat(kCount, tensor + shape)));
  ASSERT_FALSE(loaded.error);
  EXPECT_LT(loaded.model.ByteSizeLong(), kCount * 8192 / 2);
  ASSERT_EQ(loaded.model.graph().initializer_size(), static_cast<int>(2 * kCount));
  const PayloadExtent large = ExtentOf(loaded.model.graph().initializer(2 * kCount - 2));
  EXPECT_TRUE(large.skipped);
  EXPECT_EQ(large.raw_data, 8192);
  const PayloadExtent small = ExtentOf(loaded.model.graph().initializer(2 * kCount - 1));
  EXPECT_FALSE(small.skipped);
  EXPECT_EQ(small.raw_data, 64);
}

struct WrongBytes {
  const char* name;
  std::string bytes;
  const char* found;
};

TEST(LoaderTest, SaysWhereContentIsMalformed) {
  const std::string ten = Repeat(10, "\x80");
  const std::string pad(2000, ' ');
  const WrongBytes cases[] = {
      {"field number 0", Varint(f::kModelIrVersion, 8) + std::string("\x00\x01", 2), "at byte 2"},
      {"wire type 6", "\x0E\x01", "wire type 6 at byte 0"},
      {"wire type 7", "\x0F\x01", "wire type 7 at byte 0"},
      {"half a tag", Varint(f::kModelIrVersion, 8) + "\x88", "at byte 2, where 1 bytes"},
      {"long tag", Repeat(5, "\x88") + "\x01", "at byte 0"},
      {"padded tag", "\x88" + Repeat(4, "\x80") + std::string(1, '\0') + "\x08", "at byte 0"},
      {"half a varint", Varint(f::kModelIrVersion, 300).substr(0, 2), "at byte 0"},
      {"long varint", "\x08" + ten + "\x01", "at byte 0"},
      {"half a length", Varint(f::kModelIrVersion, 8) + "\x3A\x80", "at byte 2"},
      {"long length", "\x3A" + ten + "\x01", "at byte 0"},
      {"padded length", "\x3A" + Repeat(5, "\x80") + std::string(1, '\0'), "at byte 0"},
      {"half a number", "\x0D\x01\x02", "at byte 0"},
      {"length beyond the end", Varint(f::kModelIrVersion, 8) + Header(f::kModelGraph, 100) + "abc",
       "field 7 of 100 bytes at byte 2, where 5 bytes"},
      {"largest length", Header(f::kModelGraph, UINT64_MAX), "at byte 0"},
      {"length of 2^63", Header(f::kModelGraph, uint64_t{1} << 63), "at byte 0"},
      {"end of no group", Tag(30, WireType::kEndGroup), "at byte 0"},
      {"group without end", Tag(30, WireType::kStartGroup), "at byte 2"},
      {"wrong end of group", Tag(30, WireType::kStartGroup) + Tag(31, WireType::kEndGroup),
       "at byte 2"},
      {"list of broken floats", ModelWithTensor(Bytes(f::kTensorFloat, std::string(20001, 'x'))),
       "list of 20001 bytes at byte"},
      {"list with a long number", ModelWithTensor(Bytes(f::kTensorInt64, Repeat(20000, "\x80"))),
       "at byte"},
      {"list with a number of eleven bytes",
       ModelWithTensor(Bytes(f::kTensorInt64, Repeat(20000, "\x01") + ten + "\x01")), "at byte"},
      {"list with half a number",
       ModelWithTensor(Bytes(f::kTensorInt64, pad + Repeat(2000, pad) + "\x80")), "at byte"},
      // Faults that the loader leaves to protobuf and then looks for.
      {"bad field of an input",
       ModelWith(Bytes(f::kGraphInput, Bytes(1, "x") + Bytes(2, Bytes(1, "\x0F")))), "at byte 13"},
      {"bad field of a small node", ModelWith(Bytes(f::kGraphNode, "\x0F")), "at byte 6"},
      {"broken list of sizes", ModelWithTensor(Bytes(f::kTensorDims, "\x80")), "a malformed field"},
  };
  for (const WrongBytes& c : cases) {
    SCOPED_TRACE(c.name);
    EXPECT_FALSE(ModelProto().ParseFromString(c.bytes));
    ExpectRefused(LoadBytes(c.bytes), false, c.found);
  }
  ExpectRefused(LoadBytes(""), false, "0 bytes");
}

TEST(LoaderTest, KnowsWhatPeopleGiveByMistake) {
  const WrongBytes cases[] = {
      {"Git LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 5\n",
       "Git LFS"},
      {"zip", std::string("PK\x03\x04\x14\0\0\0", 8), "zip"},
      {"gzip", "\x1F\x8B\x08", "gzip"},
      {"HDF5", "\x89HDF\r\n\x1A\n", "HDF5"},
      {"ONNX Runtime", std::string("\x18\0\0\0ORTM", 8), "ONNX Runtime"},
      {"TFLite", std::string("\x1C\0\0\0TFL3", 8), "TensorFlow Lite"},
      {"safetensors", std::string("\x0C\0\0\0\0\0\0\0{\"a\":{}}    ", 20), "safetensors"},
      {"JSON", "{\n  \"irVersion\": \"8\"}", "JSON"},
      {"HTML", "\n<!DOCTYPE html><html></html>", "HTML"},
      {"text form", "ir_version: 8\ngraph { name: \"gr\xC3\xBC\" }", "a text"},
  };
  for (const WrongBytes& c : cases) {
    SCOPED_TRACE(c.name);
    ExpectRefused(LoadBytes(c.bytes), false, c.found);
  }
}

// Messages in messages down to the given depth, where the model is 0.
std::string NestedGraphs(int depth) {
  std::string bytes;
  for (int level = depth; level > 0; --level) {
    const uint32_t fields[] = {f::kAttributeGraph, f::kGraphNode, f::kNodeAttribute};
    bytes = Bytes(level == 1 ? f::kModelGraph : fields[(level - 1) % 3], bytes);
  }
  return bytes;
}

std::string NestedTypes(int depth) {
  std::string bytes;
  for (int level = depth; level > 3; --level) bytes = Bytes(level % 2 == 0 ? 4 : 1, bytes);
  return ModelWith(Bytes(f::kGraphInput, Bytes(2, bytes)));
}

std::string NestedGroups(int depth) {
  return Repeat(static_cast<size_t>(depth), Tag(30, WireType::kStartGroup)) +
         Repeat(static_cast<size_t>(depth), Tag(30, WireType::kEndGroup));
}

TEST(LoaderTest, ReadsAsDeepAsProtobuf) {
  for (const auto& make : {NestedGraphs, NestedTypes, NestedGroups}) {
    for (const int depth : {98, 99, 100, 101, 102, 10000}) {
      SCOPED_TRACE(depth);
      const std::string bytes = make(depth);
      const LoadedModel loaded = LoadBytes(bytes);
      EXPECT_EQ(!loaded.error, depth <= 100);
      EXPECT_EQ(!loaded.error, ModelProto().ParseFromString(bytes));
      if (loaded.error) ExpectRefused(loaded, false, "nested more than 100");
    }
  }
}

class LoaderFileTest : public FolderTest {};

TEST_F(LoaderFileTest, RefusesStructureBeyondTwoGigabytes) {
  constexpr uint64_t kText = uint64_t{3} << 30;
  const std::string header = Header(f::kModelProducer, kText);
  const std::filesystem::path path = Write("model.onnx", header);
  std::filesystem::resize_file(path, header.size() + kText);
  ExpectRefused(LoadModel(path), false, "2 GiB");
}

TEST_F(LoaderFileTest, ReadsAFileLikeItsBytes) {
  const std::string bytes =
      ModelWithTensor(Bytes(f::kTensorRaw, std::string(200000, 'x')) + Bytes(f::kTensorName, "w")) +
      ModelWith(Repeat(3000, Bytes(f::kGraphNode, Bytes(3, "a name that is there often"))));
  const LoadedModel from_bytes = LoadBytes(bytes);
  const LoadedModel from_file = LoadModel(Write("model.onnx", bytes));
  ASSERT_FALSE(from_file.error);
  EXPECT_EQ(from_file.model.SerializeAsString(), from_bytes.model.SerializeAsString());
  ExpectRefused(LoadModel(Write("cut.onnx", bytes.substr(0, 150000))), false, "where");
  ExpectRefused(LoadModel(Write("empty.onnx", "")), false, "0 bytes");
  ExpectRefused(LoadModel(Write("text.onnx", "hello")), false, "a text");
}

TEST_F(LoaderFileTest, TellsWhatCannotBeRead) {
  ExpectRefused(LoadModel(folder_ / "missing.onnx"), true, "No such file");
  ExpectRefused(LoadModel(folder_), true, "a folder");
  ExpectRefused(LoadModel(Write("file", "") / "model.onnx"), true, "Not a directory");
  ExpectRefused(LoadModel(std::filesystem::path("/dev/null")), true, "a device");
  const std::filesystem::path pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  ExpectRefused(LoadModel(pipe), true, "a pipe");
}

TEST_F(LoaderFileTest, TellsWhatMayNotBeRead) {
  const std::filesystem::path path = Write("model.onnx", Varint(f::kModelIrVersion, 8));
  ASSERT_EQ(chmod(path.c_str(), 0), 0);
  constexpr int kSkipped = 77;
  // The superuser may read everything, so another process gives that right up.
  const pid_t child = fork();
  if (child == 0) {
    if (geteuid() == 0 && seteuid(65534) != 0) _exit(kSkipped);
    const LoadedModel loaded = LoadModel(path);
    _exit(loaded.error && loaded.io_error && loaded.error->code == Code::kUnreadable ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status));
  if (WEXITSTATUS(status) == kSkipped) GTEST_SKIP() << "cannot become another user";
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
