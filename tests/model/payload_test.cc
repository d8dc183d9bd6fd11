// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/payload.h"

#include <gtest/gtest.h>

#include <string>

#include "proto/onnx_light.pb.h"
#include "tests/model/loader_bytes.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using testing::Bytes;
using testing::LoadBytes;
namespace f = testing;

TEST(PayloadTest, CountsTheFieldsOfAnyTensor) {
  TensorProto tensor;
  EXPECT_FALSE(ExtentOf(tensor).has_raw_data);
  tensor.set_raw_data("abc");
  tensor.add_float_data(1);
  for (int i = 0; i < 2; ++i) tensor.add_int32_data(i);
  for (int i = 0; i < 3; ++i) tensor.add_string_data("");
  for (int i = 0; i < 4; ++i) tensor.add_int64_data(i);
  for (int i = 0; i < 5; ++i) tensor.add_double_data(i);
  for (int i = 0; i < 6; ++i) tensor.add_uint64_data(1);
  const PayloadExtent extent = ExtentOf(tensor);
  EXPECT_TRUE(extent.has_raw_data);
  EXPECT_EQ(extent.raw_data, 3);
  EXPECT_EQ(extent.float_data, 1);
  EXPECT_EQ(extent.int32_data, 2);
  EXPECT_EQ(extent.string_data, 3);
  EXPECT_EQ(extent.int64_data, 4);
  EXPECT_EQ(extent.double_data, 5);
  EXPECT_EQ(extent.uint64_data, 6);
  EXPECT_FALSE(extent.skipped);
}

TEST(PayloadTest, AddsWhatWasSkipped) {
  TensorProto tensor;
  tensor.add_float_data(1);
  PayloadExtent skipped;
  skipped.has_raw_data = true;
  skipped.raw_data = int64_t{6} << 30;
  skipped.float_data = 10;
  skipped.uint64_data = int64_t{1} << 61;
  std::string bytes = tensor.SerializeAsString();
  AppendSkippedExtent(skipped, &bytes);
  // Of a second one, as of two messages that protobuf joins, the last raw_data counts.
  skipped.raw_data = 7;
  AppendSkippedExtent(skipped, &bytes);
  skipped.has_raw_data = false;
  skipped.uint64_data = 0;
  AppendSkippedExtent(skipped, &bytes);
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  PayloadExtent extent = ExtentOf(tensor);
  EXPECT_TRUE(extent.skipped);
  EXPECT_EQ(extent.raw_data, 7);
  EXPECT_EQ(extent.float_data, 31);
  EXPECT_EQ(extent.int64_data, 0);
  EXPECT_EQ(extent.uint64_data, int64_t{1} << 62);
  tensor.set_raw_data("abc");
  EXPECT_EQ(ExtentOf(tensor).raw_data, 3);
}

// A file may hold what a loader of another process has written, or anything that looks like it.
TEST(PayloadTest, BelievesNoMarkerOfAFile) {
  PayloadExtent skipped;
  skipped.has_raw_data = true;
  skipped.raw_data = 4000;
  std::string own;
  AppendSkippedExtent(skipped, &own);
  std::string forged = own;
  constexpr size_t kKeyAt = 6;  // Behind a tag of five bytes and a length.
  forged[kKeyAt] = static_cast<char>(forged[kKeyAt] ^ 1);
  for (const std::string& marker : {forged, own.substr(0, kKeyAt - 1) + std::string(1, '\0'),
                                    own.substr(0, 5) + "\x03"
                                                       "abc"}) {
    TensorProto tensor;
    ASSERT_TRUE(tensor.ParseFromString(marker));
    EXPECT_EQ(ExtentOf(tensor).raw_data, 0);
    EXPECT_FALSE(ExtentOf(tensor).skipped);

    const LoadedModel loaded = LoadBytes(Bytes(
        f::kModelGraph,
        Bytes(f::kGraphInitializer, marker + Bytes(f::kTensorString, std::string(20000, 'x')))));
    ASSERT_FALSE(loaded.error);
    const PayloadExtent extent = ExtentOf(loaded.model.graph().initializer(0));
    EXPECT_EQ(extent.raw_data, 0);
    EXPECT_EQ(extent.string_data, 1);
  }
}

TEST(PayloadTest, BearsAnyUnknownFields) {
  TensorProto tensor;
  for (const char* text : {"\x80", "\x0B\xFF", "no fields at all"}) {
    *tensor.mutable_unknown_fields() = text;
    EXPECT_FALSE(ExtentOf(tensor).skipped);
  }
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
