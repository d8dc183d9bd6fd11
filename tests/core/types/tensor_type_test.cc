// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/types/tensor_type.h"

#include <gtest/gtest.h>

#include <string>

#include "onnx_light/core/types/type_sets.h"

namespace onnx_light::onnx_proto {
namespace {

TensorType TypeAt(int i) { return static_cast<TensorType>(i); }

TEST(TensorType, StringsGoBothWaysForEveryType) {
  for (int i = 1; i < kTensorTypeCount; ++i) {
    EXPECT_EQ(TensorTypeFromString(ToTypeString(TypeAt(i))), TypeAt(i)) << ToTypeString(TypeAt(i));
  }
}

TEST(TensorType, NamesTheShapesOfAType) {
  EXPECT_STREQ(ToTypeString(TensorType::kBfloat16), "tensor(bfloat16)");
  EXPECT_STREQ(ToTypeString(TensorType::kSeqInt64), "seq(tensor(int64))");
  EXPECT_STREQ(ToTypeString(TensorType::kOptionalSeqString), "optional(seq(tensor(string)))");
  EXPECT_STREQ(ToTypeString(TensorType::kSparseUint32), "sparse_tensor(uint32)");
  EXPECT_STREQ(ToTypeString(TensorType::kMapInt64Float), "map(int64, float)");
  EXPECT_STREQ(ToTypeString(TensorType::kSeqMapStringFloat), "seq(map(string, float))");
  EXPECT_STREQ(ToTypeString(TypeAt(255)), "undefined");
}

TEST(TensorType, ReadsTextWithAnyWhiteSpaceAndRefusesTheRest) {
  EXPECT_EQ(TensorTypeFromString(" map( int64,float ) "), TensorType::kMapInt64Float);
  for (const char* text : {"", "tensor", "tensor()", "tensor(float", "tensor(float))", "undefined",
                           "seq(seq(tensor(float)))", "Tensor(float)"}) {
    EXPECT_EQ(TensorTypeFromString(text), std::nullopt) << text;
  }
}

TEST(TensorType, NumbersOfTensorsAreThoseOfTheFormat) {
  EXPECT_EQ(static_cast<int>(TensorType::kFloat), 1);
  EXPECT_EQ(static_cast<int>(TensorType::kBfloat16), 16);
  EXPECT_EQ(static_cast<int>(TensorType::kInt4), 22);
  EXPECT_EQ(static_cast<int>(TensorType::kFloat6e3m2), 28);
}

TEST(TensorType, DerivesTypesFromEachOther) {
  EXPECT_EQ(SequenceOf(TensorType::kFloat16), TensorType::kSeqFloat16);
  EXPECT_EQ(SequenceOf(TensorType::kSeqFloat16), TensorType::kUndefined);
  EXPECT_EQ(OptionalOf(TensorType::kSeqBool), TensorType::kOptionalSeqBool);
  EXPECT_EQ(OptionalOf(TensorType::kOptionalBool), TensorType::kUndefined);
  EXPECT_EQ(OptionalContent(TensorType::kOptionalSeqBool), TensorType::kSeqBool);
  EXPECT_EQ(SparseOf(TensorType::kDouble), TensorType::kSparseDouble);
  EXPECT_EQ(SparseOf(TensorType::kString), TensorType::kUndefined);
  EXPECT_EQ(ElementTypeOf(TensorType::kOptionalSeqFloat6e3m2), TensorType::kFloat6e3m2);
  EXPECT_EQ(ElementTypeOf(TensorType::kSparseInt64), TensorType::kInt64);
  EXPECT_EQ(ElementTypeOf(TensorType::kMapInt64Float), TensorType::kUndefined);
}

TEST(TensorType, KnowsTheBitsOfAnElement) {
  EXPECT_EQ(ElementBits(TensorType::kComplex128), 128);
  EXPECT_EQ(ElementBits(TensorType::kBool), 8);
  EXPECT_EQ(ElementBits(TensorType::kFloat6e2m3), 6);
  EXPECT_EQ(ElementBits(TensorType::kUint2), 2);
  EXPECT_EQ(ElementBits(TensorType::kString), 0);
  EXPECT_EQ(ElementBits(TensorType::kSeqFloat), 0);
}

}  // namespace
}  // namespace onnx_light::onnx_proto

namespace onnx_light::core::types {
namespace {

TEST(TypeSet, CombinesSets) {
  constexpr TypeSet kSet = kFloat16To64 | kMapInt64Float;
  static_assert(kSet.size() == 4 && kSet.Contains(TensorType::kMapInt64Float));
  EXPECT_EQ(kSet - kMapInt64Float, kFloat16To64);
  EXPECT_EQ(kSet & kFloats, kFloat16To64);
  EXPECT_TRUE((kSet & kIntegers).empty());
  EXPECT_EQ(Sequences(kFloat | kBool), TypeSet(TensorType::kSeqFloat) | TensorType::kSeqBool);
}

TEST(TypeSet, DerivesOptionals) {
  const TypeSet optionals = Optionals(kInt8 | Sequences(kInt8));
  EXPECT_EQ(optionals.size(), 2);
  EXPECT_TRUE(optionals.Contains(TensorType::kOptionalSeqInt8));
}

TEST(TypeSet, GoesThroughMembersInAscendingOrder) {
  std::string visited;
  ForEachType(kComplex | kFloat, [&](TensorType t) { visited += onnx_proto::ElementName(t); });
  EXPECT_EQ(visited, "floatcomplex64complex128");
}

}  // namespace
}  // namespace onnx_light::core::types
