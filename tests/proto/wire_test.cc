// SPDX-License-Identifier: Apache-2.0
//
// The generated messages against bytes that are written tag by tag, and what the runtime does with
// bytes that no definition covers.

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "onnx_light/core/namespace.h"
#include "proto/onnx_light.pb.h"
#include "proto/onnx_light_data.pb.h"
#include "proto/onnx_light_operators.pb.h"

namespace ONNX_LIGHT_NAMESPACE {
namespace {

using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::CodedInputStream;
using google::protobuf::io::CodedOutputStream;
using google::protobuf::io::StringOutputStream;

// Bytes of a message, field by field in the order of the calls.
class Wire {
 public:
  Wire& Varint(int field, uint64_t value) {
    StringOutputStream stream(&bytes_);
    CodedOutputStream out(&stream);
    out.WriteTag(Tag(field, 0));
    out.WriteVarint64(value);
    return *this;
  }
  Wire& Fixed32(int field, uint32_t value) {
    StringOutputStream stream(&bytes_);
    CodedOutputStream out(&stream);
    out.WriteTag(Tag(field, 5));
    out.WriteLittleEndian32(value);
    return *this;
  }
  Wire& Bytes(int field, const std::string& value) {
    StringOutputStream stream(&bytes_);
    CodedOutputStream out(&stream);
    out.WriteTag(Tag(field, 2));
    out.WriteVarint32(static_cast<uint32_t>(value.size()));
    out.WriteString(value);
    return *this;
  }
  Wire& Message(int field, const Wire& value) { return Bytes(field, value.bytes_); }

  const std::string& bytes() const { return bytes_; }

 private:
  static uint32_t Tag(int field, int wire_type) {
    return static_cast<uint32_t>(field << 3 | wire_type);
  }

  std::string bytes_;
};

// Parses the bytes, which must also come back from the message unchanged.
template <typename Message>
Message Parse(const Wire& wire) {
  Message message;
  EXPECT_TRUE(message.ParseFromString(wire.bytes()));
  EXPECT_EQ(message.SerializeAsString(), wire.bytes());
  return message;
}

TEST(WireTest, ModelGraphAndNode) {
  const Wire node = Wire()
                        .Bytes(1, "x")
                        .Bytes(1, "")
                        .Bytes(2, "y")
                        .Bytes(3, "clip")
                        .Bytes(4, "Clip")
                        .Message(5, Wire().Bytes(1, "min").Fixed32(2, 0x3f800000).Varint(20, 1))
                        .Bytes(7, "ai.onnx")
                        .Bytes(8, "fast");
  const auto model =
      Parse<ModelProto>(Wire()
                            .Varint(1, 14)
                            .Bytes(2, "producer")
                            .Varint(5, 3)
                            .Message(7, Wire().Message(1, node).Bytes(2, "main"))
                            .Message(8, Wire().Bytes(1, "").Varint(2, 28))
                            .Message(14, Wire().Bytes(1, "key").Bytes(2, "value"))
                            .Message(25, Wire().Bytes(1, "f").Bytes(4, "a").Bytes(10, "local"))
                            .Message(26, Wire().Bytes(1, "pair").Varint(2, 2)));
  EXPECT_EQ(model.ir_version(), IR_VERSION);
  EXPECT_EQ(model.producer_name(), "producer");
  EXPECT_EQ(model.model_version(), 3);
  EXPECT_EQ(model.opset_import(0).version(), 28);
  EXPECT_EQ(model.metadata_props(0).value(), "value");
  EXPECT_EQ(model.functions(0).input(0), "a");
  EXPECT_EQ(model.functions(0).domain(), "local");
  EXPECT_EQ(model.configuration(0).num_devices(), 2);
  EXPECT_EQ(model.graph().name(), "main");
  const NodeProto& parsed = model.graph().node(0);
  EXPECT_EQ(parsed.input_size(), 2);
  EXPECT_EQ(parsed.output(0), "y");
  EXPECT_EQ(parsed.op_type(), "Clip");
  EXPECT_EQ(parsed.domain(), "ai.onnx");
  EXPECT_EQ(parsed.overload(), "fast");
  EXPECT_EQ(parsed.attribute(0).type(), AttributeProto::FLOAT);
  EXPECT_EQ(parsed.attribute(0).f(), 1.0F);
}

TEST(WireTest, TensorStoresListsPacked) {
  const auto tensor =
      Parse<TensorProto>(Wire()
                             .Varint(1, 2)
                             .Varint(1, 1)
                             .Varint(2, 7)
                             .Bytes(4, std::string("\0\0\x80\x3f", 4))
                             .Bytes(5, "\x01\x02")
                             .Bytes(6, "text")
                             .Bytes(7, "\x03\x04")
                             .Bytes(8, "w")
                             .Bytes(9, "raw")
                             .Bytes(10, std::string("\0\0\0\0\0\0\xf0\x3f", 8))
                             .Bytes(11, "\x05")
                             .Message(13, Wire().Bytes(1, "location").Bytes(2, "weights.bin"))
                             .Varint(14, 1));
  EXPECT_EQ(tensor.dims_size(), 2);
  EXPECT_EQ(tensor.data_type(), TensorProto::INT64);
  EXPECT_EQ(tensor.float_data(0), 1.0F);
  EXPECT_EQ(tensor.int32_data(1), 2);
  EXPECT_EQ(tensor.string_data(0), "text");
  EXPECT_EQ(tensor.int64_data(1), 4);
  EXPECT_EQ(tensor.name(), "w");
  EXPECT_EQ(tensor.raw_data(), "raw");
  EXPECT_EQ(tensor.double_data(0), 1.0);
  EXPECT_EQ(tensor.uint64_data(0), 5U);
  EXPECT_EQ(tensor.external_data(0).value(), "weights.bin");
  EXPECT_EQ(tensor.data_location(), TensorProto::EXTERNAL);
}

TEST(WireTest, PackedAndUnpackedListsAreBothRead) {
  TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(
      Wire().Varint(7, 1).Bytes(7, "\x02\x03").Bytes(1, "\x04\x05").bytes()));
  EXPECT_EQ(tensor.int64_data_size(), 3);
  EXPECT_EQ(tensor.dims_size(), 2);
  EXPECT_EQ(tensor.SerializeAsString(),
            Wire().Varint(1, 4).Varint(1, 5).Bytes(7, "\x01\x02\x03").bytes());
}

TEST(WireTest, TheLastMemberOfAOneofWins) {
  TypeProto type;
  ASSERT_TRUE(type.ParseFromString(Wire()
                                       .Message(1, Wire().Varint(1, 1))
                                       .Message(5, Wire().Varint(1, 8))
                                       .Message(4, Wire())
                                       .bytes()));
  EXPECT_EQ(type.value_case(), TypeProto::kSequenceType);
  EXPECT_FALSE(type.has_tensor_type());
  EXPECT_EQ(type.SerializeAsString(), Wire().Message(4, Wire()).bytes());
}

TEST(WireTest, OperatorSetsAndData) {
  const auto set =
      Parse<OperatorSetProto>(Wire()
                                  .Bytes(1, "ONNXOPSET")
                                  .Varint(5, 28)
                                  .Message(8, Wire().Bytes(1, "Clip").Varint(2, 13).Varint(3, 1)));
  EXPECT_EQ(set.magic(), "ONNXOPSET");
  EXPECT_EQ(set.opset_version(), 28);
  EXPECT_EQ(set.operator_(0).since_version(), 13);
  EXPECT_EQ(set.operator_(0).status(), STABLE);

  const Wire tensors =
      Wire().Varint(2, SequenceProto::TENSOR).Message(3, Wire().Bytes(8, "element"));
  const auto map = Parse<MapProto>(Wire().Varint(2, 8).Bytes(4, "key").Message(5, Wire(tensors)));
  EXPECT_EQ(map.string_keys(0), "key");
  EXPECT_EQ(map.values().tensor_values(0).name(), "element");

  const auto optional =
      Parse<OptionalProto>(Wire().Varint(2, OptionalProto::SEQUENCE).Message(5, Wire(tensors)));
  EXPECT_EQ(optional.sequence_value().elem_type(), SequenceProto::TENSOR);
}

TEST(WireTest, EnumsHaveBothSpellings) {
  EXPECT_EQ(TensorProto::FLOAT, TensorProto_DataType_FLOAT);
  EXPECT_EQ(TensorProto::FLOAT6E3M2, TensorProto_DataType_FLOAT6E3M2);
  EXPECT_EQ(AttributeProto::TYPE_PROTOS, AttributeProto_AttributeType_TYPE_PROTOS);
  EXPECT_EQ(static_cast<int>(TensorProto::FLOAT6E3M2), 28);
  EXPECT_EQ(static_cast<int>(AttributeProto::SPARSE_TENSOR), 11);
  EXPECT_EQ(static_cast<int>(IR_VERSION), 14);
}

// Fields of a later format survive a program that does not know them, in whatever message.
TEST(WireTest, UnknownFieldsAreKept) {
  const Wire dimension = Wire().Varint(1, 4).Bytes(999, "later");
  const auto shape = Parse<TensorShapeProto>(Wire().Message(1, dimension).Fixed32(998, 7));
  EXPECT_EQ(shape.dim(0).dim_value(), 4);
  EXPECT_FALSE(shape.dim(0).unknown_fields().empty());
  EXPECT_FALSE(shape.unknown_fields().empty());
}

// Such a value is no member of the enum: has_type() is false and the bytes are kept.
TEST(WireTest, UnknownEnumValuesAreKeptAsUnknownFields) {
  const auto attribute = Parse<AttributeProto>(Wire().Bytes(1, "a").Varint(20, 99));
  EXPECT_FALSE(attribute.has_type());
  EXPECT_EQ(attribute.type(), AttributeProto::UNDEFINED);
  EXPECT_EQ(attribute.unknown_fields(), Wire().Varint(20, 99).bytes());
}

// The runtime leaves it to the reader to look at text from a file before it is shown.
TEST(WireTest, TextIsNotCheckedForUtf8) {
  const auto node = Parse<NodeProto>(Wire().Bytes(3, "\xff\xfe").Bytes(4, "Clip"));
  EXPECT_EQ(node.name(), "\xff\xfe");
}

TEST(WireTest, DamagedBytesAreRefused) {
  const std::string whole = Wire().Message(7, Wire().Bytes(2, "main")).bytes();
  ModelProto model;
  for (size_t size = 1; size < whole.size(); ++size) {
    EXPECT_FALSE(model.ParseFromString(whole.substr(0, size))) << size;
  }
  EXPECT_FALSE(model.ParseFromString(std::string("\x00", 1))) << "a tag without a field number";
  EXPECT_FALSE(model.ParseFromString("\x0f")) << "a wire type that does not exist";
  EXPECT_FALSE(model.ParseFromString("\x3a\xff\xff\xff\xff\x0f")) << "a length beyond the data";
  EXPECT_FALSE(model.ParseFromString("\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"))
      << "a number of more than ten bytes";
}

// A type of `depth` messages inside the outermost one.
Wire NestedType(int depth) {
  Wire type;
  for (int level = 0; level < depth; ++level) {
    // A sequence holds a type and a type holds a sequence, in turn from the inside.
    type = Wire().Message((depth - level) % 2 == 1 ? 4 : 1, type);
  }
  return type;
}

TEST(WireTest, TheRuntimeRefusesMessagesDeeperThanItsLimit) {
  const int limit = CodedInputStream::GetDefaultRecursionLimit();
  ASSERT_EQ(limit, 100);
  TypeProto type;
  EXPECT_TRUE(type.ParseFromString(NestedType(limit).bytes()));
  EXPECT_FALSE(type.ParseFromString(NestedType(limit + 1).bytes()));

  const std::string deep = NestedType(2 * limit).bytes();
  ArrayInputStream stream(deep.data(), static_cast<int>(deep.size()));
  CodedInputStream input(&stream);
  input.SetRecursionLimit(2 * limit);
  EXPECT_TRUE(type.ParseFromCodedStream(&input));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE
