// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/proto_values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "onnx_light/model/value_types.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using shapes::SymDim;
using shapes::SymShape;
using ::testing::ElementsAre;

SymDim Symbol(const std::string& name) { return SymDim(name); }

TypeProto Tensor(std::vector<std::string> sizes) {
  TypeProto type;
  type.mutable_tensor_type()->set_elem_type(1);
  auto* shape = type.mutable_tensor_type()->mutable_shape();
  for (const std::string& size : sizes) {
    auto* dim = shape->add_dim();
    if (size.empty()) continue;
    const bool is_number = size.find_first_not_of("-0123456789") == std::string::npos;
    if (is_number) {
      dim->set_dim_value(std::stoll(size));
    } else {
      dim->set_dim_param(size);
    }
  }
  return type;
}

TEST(ShapeOf, ReadsNumbersSymbolsAndOpenSizes) {
  EXPECT_EQ(ShapeOf(Tensor({"N", "3", "", "-1", "?", "None", "?7"}), Symbol)->ToString(),
            "[N,3,?,?,?,?,?]");
  EXPECT_EQ(ShapeOf(Tensor({}), Symbol)->ToString(), "[]");
  EXPECT_FALSE(ShapeOf(TypeProto(), Symbol));
}

TEST(ShapeOf, LooksIntoSequencesAndOptionals) {
  TypeProto type;
  *type.mutable_optional_type()->mutable_elem_type()->mutable_sequence_type()->mutable_elem_type() =
      Tensor({"N"});
  EXPECT_EQ(ShapeOf(type, Symbol)->ToString(), "[N]");
}

TEST(ShapeOf, DoesNotFollowAThousandSizes) {
  EXPECT_FALSE(ShapeOf(Tensor(std::vector<std::string>(1000, "1")), Symbol));
}

TEST(ReadElements, ReadsRawDataAndFields) {
  TensorProto raw;
  raw.set_data_type(TensorProto::INT64);
  raw.add_dims(2);
  raw.set_raw_data(std::string("\x02\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff", 16));
  EXPECT_THAT(*ValueOf(raw).integers, ElementsAre(SymDim(2), SymDim(-1)));

  TensorProto field;
  field.set_data_type(TensorProto::BOOL);
  field.add_dims(1);
  field.add_int32_data(1);
  EXPECT_THAT(*ValueOf(field).integers, ElementsAre(SymDim(1)));

  TensorProto floats;
  floats.set_data_type(TensorProto::FLOAT);
  floats.add_dims(2);
  floats.add_float_data(0.5F);
  floats.add_float_data(2.0F);
  EXPECT_THAT(*ValueOf(floats).floats, ElementsAre(0.5, 2.0));
}

TEST(ReadElements, LeavesOutWhatIsNotThere) {
  TensorProto tensor;
  tensor.set_data_type(TensorProto::INT64);
  tensor.add_dims(int64_t{1} << 40);
  EXPECT_EQ(ValueOf(tensor).integers, nullptr);
  tensor.set_dims(0, 3);
  tensor.add_int64_data(1);
  EXPECT_EQ(ValueOf(tensor).integers, nullptr);
  tensor.set_dims(0, 1);
  tensor.set_data_location(TensorProto::EXTERNAL);
  EXPECT_EQ(ValueOf(tensor).integers, nullptr);
  tensor.set_data_location(TensorProto::DEFAULT);
  EXPECT_NE(ValueOf(tensor).integers, nullptr);
  tensor.set_dims(0, -1);
  EXPECT_FALSE(ValueOf(tensor).shape);
}

TEST(ReadElements, LeavesOutNumbersBeyondInt64) {
  TensorProto tensor;
  tensor.set_data_type(TensorProto::UINT64);
  tensor.add_dims(1);
  tensor.add_uint64_data(UINT64_MAX);
  EXPECT_EQ(ValueOf(tensor).integers, nullptr);
}

TEST(WriteType, WritesWhatValueTypesReads) {
  ValueTypes types;
  for (const char* text :
       {"tensor(float)", "sparse_tensor(int64)", "seq(tensor(string))",
        "optional(seq(tensor(bfloat16)))", "map(int64, float)", "seq(map(string, double))",
        "seq(seq(tensor(int8)))", "map(string, seq(tensor(float)))"}) {
    const auto named = onnx_proto::TensorTypeFromString(text);
    const ValueType type = named ? ValueType{*named} : ValueType{TensorType::kUndefined, text};
    TypeProto proto;
    EXPECT_TRUE(WriteType(type, &proto)) << text;
    EXPECT_EQ(types.Of(proto).Text(), text);
  }
  TypeProto proto;
  EXPECT_FALSE(WriteType({}, &proto));
  EXPECT_FALSE(WriteType({TensorType::kUndefined, "opaque(a,b)"}, &proto));
}

TEST(WriteShape, KeepsTheNamesThatTheMessageHas) {
  const auto text = [](const SymDim& size) { return size.AsExpr(); };
  TypeProto type = Tensor({"batch", "", "?", "5", "-1"});
  WriteShape(SymShape{SymDim("N"), SymDim("M"), 7, SymDim("K"), SymDim("L")}, text, &type);
  EXPECT_EQ(ShapeOf(type, Symbol)->ToString(), "[batch,M,7,5,L]");
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
