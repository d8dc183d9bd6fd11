// SPDX-License-Identifier: Apache-2.0
//
// The loader against protobuf itself, on a model with every message that can hold tensors and on
// thousands of damaged copies of it.

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include "onnx_light/model/loader.h"
#include "onnx_light/model/model_compactor.h"
#include "onnx_light/model/payload.h"
#include "tests/model/loader_bytes.h"
#include "tests/model/tensor_walk.h"
#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using testing::LoadBytes;
using testing::Tag;
using testing::TensorWalk;

void FillTensor(const std::string& name, TensorProto* tensor) {
  tensor->add_dims(4);
  tensor->set_data_type(TensorProto::FLOAT);
  tensor->set_name(name);
  for (int i = 0; i < 6; ++i) {
    tensor->add_float_data(static_cast<float>(i));
    tensor->add_int32_data(i * 100 - 300);
    tensor->add_string_data(std::string(static_cast<size_t>(i), 's'));
    tensor->add_int64_data(i * 100000 - 300000);
    tensor->add_double_data(i);
    tensor->add_uint64_data(static_cast<uint64_t>(i) << (5 * i));
  }
  tensor->set_raw_data(std::string(30, 'r'));
  StringStringEntryProto* entry = tensor->add_external_data();
  entry->set_key("location");
  entry->set_value("w.bin");
  tensor->mutable_segment()->set_end(3);
}

void FillGraph(int depth, GraphProto* graph) {
  graph->set_name("graph");
  FillTensor("w", graph->add_initializer());
  FillTensor("v", graph->add_sparse_initializer()->mutable_values());
  FillTensor("i", graph->mutable_sparse_initializer(0)->mutable_indices());
  ValueInfoProto* input = graph->add_input();
  input->set_name("x");
  TypeProto* type = input->mutable_type()->mutable_sequence_type()->mutable_elem_type();
  type->mutable_tensor_type()->mutable_shape()->add_dim()->set_dim_param("N");
  NodeProto* node = graph->add_node();
  node->set_op_type("If");
  node->add_input("x");
  AttributeProto* attribute = node->add_attribute();
  attribute->set_name("a");
  attribute->add_ints(7);
  attribute->add_strings("text");
  FillTensor("t", attribute->mutable_t());
  FillTensor("ts", attribute->add_tensors());
  FillTensor("sv", attribute->mutable_sparse_tensor()->mutable_values());
  FillTensor("si", attribute->add_sparse_tensors()->mutable_indices());
  if (depth == 0) return;
  FillGraph(depth - 1, attribute->mutable_g());
  FillGraph(depth - 1, attribute->add_graphs());
}

std::string MakeModel() {
  ModelProto model;
  model.set_ir_version(8);
  model.add_opset_import()->set_version(17);
  FillGraph(1, model.mutable_graph());
  FillGraph(0, model.add_training_info()->mutable_algorithm());
  FillGraph(0, model.add_training_info()->mutable_initialization());
  FunctionProto* function = model.add_functions();
  function->set_name("f");
  FillTensor("d", function->add_attribute_proto()->mutable_t());
  FillTensor("n", function->add_node()->add_attribute()->mutable_t());
  // Fields of a later format, one of them a group.
  model.mutable_graph()->mutable_initializer(0)->mutable_unknown_fields()->append(
      testing::Bytes(900, "later") + Tag(901, WireType::kStartGroup) + testing::Varint(902, 1) +
      Tag(901, WireType::kEndGroup));
  return model.SerializeAsString();
}

// Removes the loader's markers: a field of the highest number, whose length takes one byte.
std::string WithoutMarkers(std::string unknown_fields) {
  const std::string tag = Tag((1U << 29) - 1, WireType::kDelimited);
  for (size_t at = 0; (at = unknown_fields.find(tag)) != std::string::npos;) {
    unknown_fields.erase(at, tag.size() + 1 + static_cast<size_t>(unknown_fields[at + tag.size()]));
  }
  return unknown_fields;
}

// Puts back what was skipped, after comparing its measure.
void Restore(ModelProto* loaded, ModelProto* plain) {
  const TensorWalk left(loaded);
  const TensorWalk right(plain);
  ASSERT_EQ(left.tensors().size(), right.tensors().size());
  for (size_t i = 0; i < left.tensors().size(); ++i) {
    TensorProto* const tensor = left.tensors()[i];
    const TensorProto& full = *right.tensors()[i];
    const PayloadExtent found = ExtentOf(*tensor);
    const PayloadExtent expected = ExtentOf(full);
    EXPECT_FALSE(expected.skipped);
    EXPECT_EQ(found.has_raw_data, expected.has_raw_data);
    EXPECT_EQ(found.raw_data, expected.raw_data);
    EXPECT_EQ(found.float_data, expected.float_data);
    EXPECT_EQ(found.int32_data, expected.int32_data);
    EXPECT_EQ(found.string_data, expected.string_data);
    EXPECT_EQ(found.int64_data, expected.int64_data);
    EXPECT_EQ(found.double_data, expected.double_data);
    EXPECT_EQ(found.uint64_data, expected.uint64_data);
    if (found.skipped) {
      if (full.has_raw_data()) tensor->set_raw_data(full.raw_data());
      *tensor->mutable_float_data() = full.float_data();
      *tensor->mutable_int32_data() = full.int32_data();
      *tensor->mutable_string_data() = full.string_data();
      *tensor->mutable_int64_data() = full.int64_data();
      *tensor->mutable_double_data() = full.double_data();
      *tensor->mutable_uint64_data() = full.uint64_data();
    }
    if (!tensor->unknown_fields().empty()) {
      *tensor->mutable_unknown_fields() = WithoutMarkers(tensor->unknown_fields());
    }
  }
}

// Returns whether protobuf accepts the bytes, after comparing what the loader makes of them.
bool CompareWithProtobuf(const std::string& bytes, const CompactLimits& limits) {
  ModelProto plain;
  const bool accepted = plain.ParseFromString(bytes);
  ModelProto loaded;
  const std::string_view view = bytes;
  WireReader reader(view);
  bool loader_accepts = false;
  try {
    loader_accepts = loaded.ParseFromString(CompactModel(reader, limits));
    if (!loader_accepts) {
      reader.Rewind();
      LocateFault(reader);
    }
  } catch (const WireError& error) {
    EXPECT_FALSE(error.io);
    EXPECT_FALSE(error.found.empty());
  }
  EXPECT_EQ(loader_accepts, accepted);
  if (!accepted || !loader_accepts) return accepted;
  Restore(&loaded, &plain);
  EXPECT_EQ(loaded.SerializeAsString(), plain.SerializeAsString());
  return true;
}

std::string Damage(std::string bytes, std::mt19937* random) {
  const auto below = [&](size_t limit) { return (*random)() % limit; };
  for (size_t changes = 1 + below(3); changes > 0; --changes) {
    const size_t at = below(bytes.size());
    switch (below(6)) {
      case 0:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
        break;
      case 1:
        bytes[at] = static_cast<char>(below(256));
        break;
      case 2:
        bytes.insert(at, 1, static_cast<char>(below(256)));
        break;
      case 3:
        bytes.erase(at, 1);
        break;
      case 4:
        bytes.insert(at, bytes.substr(below(bytes.size()), below(40)));
        break;
      default:
        bytes.resize(1 + at);
    }
  }
  return bytes;
}

constexpr CompactLimits kLimits[] = {
    {0, 0, 0}, {16, 1 << 20, 0}, {64, 400, 8}, {48, 1 << 20, 100}, CompactLimits()};

TEST(LoaderFuzzTest, AModelIsReadAsProtobufReadsIt) {
  const std::string bytes = MakeModel();
  for (const CompactLimits& limits : kLimits) EXPECT_TRUE(CompareWithProtobuf(bytes, limits));
}

TEST(LoaderFuzzTest, PayloadsAreSkippedWhereverTheyAre) {
  const std::string bytes = MakeModel();
  const std::string_view view = bytes;
  WireReader reader(view);
  ModelProto model;
  ASSERT_TRUE(model.ParseFromString(CompactModel(reader, {0, 0, 0})));
  const TensorWalk walk(&model);
  EXPECT_GT(walk.tensors().size(), 20U);
  for (const TensorProto* tensor : walk.tensors()) {
    EXPECT_TRUE(ExtentOf(*tensor).skipped) << tensor->name();
    EXPECT_EQ(tensor->float_data_size(), 0) << tensor->name();
  }
}

TEST(LoaderFuzzTest, EveryTruncationIsJudgedAsProtobufDoes) {
  const std::string bytes = MakeModel();
  for (size_t length = 1; length < bytes.size(); ++length) {
    SCOPED_TRACE(length);
    CompareWithProtobuf(bytes.substr(0, length), kLimits[length % std::size(kLimits)]);
    if (HasFailure()) break;
  }
}

TEST(LoaderFuzzTest, DamagedModelsAreJudgedAsProtobufDoes) {
  const std::string bytes = MakeModel();
  std::mt19937 random(20240229);
  int accepted = 0;
  constexpr int kRounds = 6000;
  for (int round = 0; round < kRounds && !HasFailure(); ++round) {
    SCOPED_TRACE(round);
    accepted += CompareWithProtobuf(Damage(bytes, &random),
                                    kLimits[static_cast<size_t>(round) % std::size(kLimits)])
                    ? 1
                    : 0;
  }
  // Both verdicts have to occur often, or the comparison says little.
  EXPECT_GT(accepted, kRounds / 10);
  EXPECT_LT(accepted, kRounds * 9 / 10);
}

class LoaderFuzzFileTest : public FolderTest {};

TEST_F(LoaderFuzzFileTest, FilesAreReadLikeTheirBytes) {
  // Larger than the window of the reader.
  std::string bytes;
  for (int i = 0; i < 40; ++i) bytes += MakeModel();
  std::mt19937 random(20240301);
  for (int round = 0; round < 200 && !HasFailure(); ++round) {
    SCOPED_TRACE(round);
    const std::string damaged = Damage(bytes, &random);
    const LoadedModel from_bytes = LoadBytes(damaged);
    const LoadedModel from_file = LoadModel(Write("model.onnx", damaged));
    ASSERT_EQ(from_file.error.has_value(), from_bytes.error.has_value());
    if (from_file.error) {
      EXPECT_EQ(from_file.error->found, from_bytes.error->found);
    }
    EXPECT_EQ(from_file.model.SerializeAsString(), from_bytes.model.SerializeAsString());
  }
}

TEST(LoaderFuzzTest, RandomBytesDoNoHarm) {
  std::mt19937 random(20240302);
  for (int round = 0; round < 3000 && !HasFailure(); ++round) {
    SCOPED_TRACE(round);
    std::string bytes(1 + random() % 200, '\0');
    for (char& c : bytes) c = static_cast<char>(random());
    CompareWithProtobuf(bytes, kLimits[static_cast<size_t>(round) % std::size(kLimits)]);
  }
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
