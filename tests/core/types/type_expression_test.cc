// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/types/type_expression.h"

#include <gtest/gtest.h>

#include <string>

#include "onnx_light/core/types/tensor_type.h"

namespace ONNX_LIGHT_NAMESPACE::core::types {
namespace {

using Expected = TypeExpressionFault::Expected;

TEST(TypeExpressionTest, EveryNamedTypeIsCanonical) {
  for (int i = 1; i < onnx_proto::kTensorTypeCount; ++i) {
    const std::string text = onnx_proto::ToTypeString(static_cast<onnx_proto::TensorType>(i));
    EXPECT_EQ(CanonicalTypeExpression(text), text);
  }
}

TEST(TypeExpressionTest, TypesWithoutANameAreRead) {
  const struct {
    const char* text;
    const char* canonical;
  } kCases[] = {
      {"seq(seq(tensor(float)))", "seq(seq(tensor(float)))"},
      {" seq ( optional( tensor ( int4 ) ) ) ", "seq(optional(tensor(int4)))"},
      {"map(string,map(int64,float))", "map(string, map(int64, float))"},
      {"map(int64, tensor(float))", "map(int64, float)"},
      {"map(int8, seq(tensor(float)))", "map(int8, seq(tensor(float)))"},
      {"sparse_tensor(bool)", "sparse_tensor(bool)"},
      {"optional(optional(sparse_tensor(float)))", "optional(optional(sparse_tensor(float)))"},
  };
  for (const auto& c : kCases) EXPECT_EQ(CanonicalTypeExpression(c.text), c.canonical) << c.text;
}

TEST(TypeExpressionTest, FaultsSayWhereAndWhatIsExpected) {
  const struct {
    const char* text;
    size_t offset;
    size_t size;
    Expected expected;
  } kCases[] = {
      {"", 0, 0, Expected::kType},
      {"float", 0, 5, Expected::kType},
      {"Tensor(float)", 0, 6, Expected::kType},
      {"tensor(flot)", 7, 4, Expected::kElement},
      {"tensor()", 7, 0, Expected::kElement},
      {"tensor", 6, 0, Expected::kOpen},
      {"tensor(float", 12, 0, Expected::kClose},
      {"tensor(float))", 13, 1, Expected::kEnd},
      {"tensor(float) x", 14, 1, Expected::kEnd},
      {"seq(float)", 4, 5, Expected::kType},
      {"map(float, int64)", 4, 5, Expected::kKey},
      {"map(int64)", 9, 1, Expected::kComma},
      {"map(int64, )", 11, 0, Expected::kType},
      {"opaque(a,b)", 0, 6, Expected::kType},
  };
  for (const auto& c : kCases) {
    TypeExpressionFault fault;
    EXPECT_EQ(CanonicalTypeExpression(c.text, &fault), std::nullopt) << c.text;
    EXPECT_EQ(fault.offset, c.offset) << c.text;
    EXPECT_EQ(fault.size, c.size) << c.text;
    EXPECT_EQ(fault.expected, c.expected) << c.text;
  }
}

TEST(TypeExpressionTest, DepthHasNoBound) {
  const auto nested = [](const std::string& open, int depth, const std::string& inner) {
    std::string text;
    for (int i = 0; i < depth; ++i) text += open;
    text += inner;
    return text.append(static_cast<size_t>(depth), ')');
  };
  for (const int depth : {1, 99, 100, 101, 1000, 1'000'000}) {
    const std::string text = nested("seq(", depth, "tensor(float)");
    EXPECT_EQ(CanonicalTypeExpression(text), text);
    const std::string map = nested("map(string, ", depth, "float");
    EXPECT_EQ(CanonicalTypeExpression(map), map);
  }
  TypeExpressionFault fault;
  const std::string mixed = nested("optional( seq(map(int8,", 200, "tensor(float)");
  EXPECT_EQ(CanonicalTypeExpression(mixed, &fault), std::nullopt);
  EXPECT_EQ(fault.expected, Expected::kClose);
  EXPECT_EQ(fault.offset, mixed.size());
  EXPECT_EQ(CanonicalTypeExpression(nested("seq(", 200, "float"), &fault), std::nullopt);
  EXPECT_EQ(fault.expected, Expected::kType);
  EXPECT_EQ(fault.offset, 800u);
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::core::types
