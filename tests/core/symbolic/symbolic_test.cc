// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>

#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_light/core/symbolic/sym_tensor.h"

namespace onnx_light::core::symbolic {
namespace {

const SymDim kN("N");
const SymDim kM("M");

TEST(SymDim, IsANumberOrAnExpression) {
  EXPECT_TRUE(SymDim(3).IsInt());
  EXPECT_EQ(SymDim(3).AsInt(), 3);
  EXPECT_TRUE(kN.IsExpr() && kN.IsSymbol());
  EXPECT_EQ(kN.AsExpr(), "N");
  EXPECT_TRUE(SymDim().IsUnknown() && SymDim("").IsUnknown());
  EXPECT_EQ(kN, SymDim("N"));
  EXPECT_NE(kN, kM);
  EXPECT_NE(kN, SymDim(3));
  EXPECT_NE(SymDim(), SymDim());
  EXPECT_EQ(SymDim(INT64_MIN).AsInt(), INT64_MIN);
}

TEST(SymShape, CountsElements) {
  EXPECT_EQ((SymShape{2, 3}).NumElements(), 6);
  EXPECT_EQ(SymShape().NumElements(), 1);
  EXPECT_EQ((SymShape{kN, 3}).NumElements(), std::nullopt);
  EXPECT_EQ((SymShape{int64_t{1} << 40, int64_t{1} << 40, 0}).NumElements(), 0);
  EXPECT_THROW((SymShape{int64_t{1} << 40, int64_t{1} << 40}).NumElements(), std::overflow_error);
  EXPECT_EQ((SymShape{kN, 3, SymDim()}).ToString(), "[N,3,?]");
}

TEST(SymTensor, PrintsWhatIsKnown) {
  EXPECT_EQ(SymTensor(TensorType::kFloat, {kN, 3}).ToString(), "float[N,3]");
  EXPECT_EQ(SymTensor(TensorType::kInt64).ToString(), "int64[...]");
  EXPECT_EQ(SymTensor().ToString(), "?[...]");
  EXPECT_EQ(SymTensor(TensorType::kSparseFloat, {2}).ToString(), "sparse(float[2])");
  EXPECT_EQ(SymSequence(SymTensor(TensorType::kBool)).ToString(), "seq(bool[...])");
  EXPECT_EQ(SymSequence(SymTensor(TensorType::kBool)).Dtype(), TensorType::kSeqBool);
}

SymDim Sum(const SymDim& a, const SymDim& b) { return Add(a, b).value(); }
SymDim Times(const SymDim& a, const SymDim& b) { return Mul(a, b).value(); }

TEST(SymExpr, HasOneForm) {
  const struct {
    SymDim value;
    const char* text;
  } kCases[] = {
      {Sum(kN, 5), "N+5"},
      {Sum(5, kN), "N+5"},
      {Sum(Times(kN, 2), kN), "3*N"},
      {Sub(kN, kN).value(), "0"},
      {Sub(3, kN).value(), "-N+3"},
      {Times(kM, kN), "M*N"},
      {Times(Sum(kN, 1), Sum(kN, -1)), "N*N-1"},
      {FloorDiv(kN, 2).value(), "N//2"},
      {FloorDiv(Sum(Times(kN, 4), 3), 4).value(), "N"},
      {FloorDiv(Sum(Times(kN, 4), 9), 4).value(), "N+2"},
      {FloorDiv(Sum(kN, 7), 2).value(), "(N+1)//2+3"},
      {FloorDiv(FloorDiv(kN, 2).value(), 3).value(), "N//6"},
      {CeilDiv(kN, 2).value(), "(N+1)//2"},
      {Mod(Sum(Times(kN, 4), 3), 4).value(), "3"},
      {Mod(kN, 4).value(), "N%4"},
      {FloorDiv(Times(Times(kM, kN), 64), Times(Times(kM, kN), 4)).value(), "16"},
      {FloorDiv(kN, kM).value(), "N//M"},
      {Max(kN, kM).value(), "max(M, N)"},
      {Max(kN, Sum(kN, 2)).value(), "N+2"},
      {Min(kN, Sum(kN, 2)).value(), "N"},
      {Max(kN, 0).value(), "N"},
      {Sum(SymDim("a-b"), 1), "(a-b)+1"},
      {SymDim("a-b"), "a-b"},
      {Mul(SymDim(), 0).value(), "0"},
      {Mul(SymDim(), 2).value(), "?"},
      {FloorDiv(kN, 0).value(), "?"},
  };
  for (const auto& c : kCases) EXPECT_EQ(c.value.ToString(), c.text);
}

TEST(SymExpr, ReportsOverflowOnly) {
  EXPECT_EQ(Add(INT64_MAX, 1), std::nullopt);
  EXPECT_EQ(Sub(INT64_MIN, 1), std::nullopt);
  EXPECT_EQ(Mul(INT64_MAX, 2), std::nullopt);
  EXPECT_EQ(Mul(Times(kN, INT64_MAX), 2), std::nullopt);
  EXPECT_EQ(FloorDiv(INT64_MIN, -1), std::nullopt);
  EXPECT_EQ(Mod(INT64_MIN, -1), SymDim(0));
  // The quotient times the divisor lies below int64 here.
  EXPECT_EQ(Mod(INT64_MIN, 3), SymDim(1));
  EXPECT_EQ(FloorDiv(Sum(kN, INT64_MIN), 3).value(),
            Sum(FloorDiv(Sum(kN, 1), 3).value(), INT64_MIN / 3 - 1));
}

TEST(SymExpr, BecomesUnknownBeyondItsSize) {
  SymDim sum = 0;
  for (int i = 0; i < 100; ++i) sum = Sum(sum, SymDim("symbol" + std::to_string(i)));
  EXPECT_TRUE(sum.IsUnknown());
  SymDim nested = kN;
  for (int i = 0; i < 1000; ++i) nested = FloorDiv(Sum(Times(nested, 3), kM), 7).value();
  EXPECT_TRUE(nested.IsUnknown());
}

TEST(SymExpr, KnowsBoundsOfSizes) {
  EXPECT_TRUE(IsAtLeast(Sum(kN, 2), 2));
  EXPECT_FALSE(IsAtLeast(Sum(kN, 2), 3));
  EXPECT_FALSE(IsAtLeast(Sub(kN, kM).value(), 0));
  EXPECT_TRUE(CannotBeEqual(kN, Sum(kN, 1)));
  EXPECT_TRUE(CannotBeEqual(Sum(kN, 2), 1));
  EXPECT_FALSE(CannotBeEqual(kN, kM));
  EXPECT_FALSE(CannotBeEqual(kN, 5));
}

// Every operation agrees with plain integers once the symbols have values.
TEST(SymExpr, AgreesWithNumbersOnRandomExpressions) {
  std::mt19937 random(7);
  for (int round = 0; round < 3000; ++round) {
    const std::map<std::string, int64_t> values = {{"N", static_cast<int64_t>(random() % 9)},
                                                   {"M", 1 + static_cast<int64_t>(random() % 9)}};
    SymDim symbolic = random() % 2 ? kN : kM;
    int64_t number = values.at(symbolic.AsExpr());
    for (int step = 0; step < 6; ++step) {
      const bool with_symbol = random() % 3 == 0;
      const int64_t constant = 1 + static_cast<int64_t>(random() % 6);
      const SymDim operand = with_symbol ? kM : SymDim(constant);
      const int64_t value = with_symbol ? values.at("M") : constant;
      const auto floor_div = [](int64_t a, int64_t b) {
        return a >= 0 ? a / b : -((-a + b - 1) / b);
      };
      switch (random() % 8) {
        case 0:
          symbolic = Sum(symbolic, operand), number += value;
          break;
        case 1:
          symbolic = Sub(symbolic, operand).value(), number -= value;
          break;
        case 2:
          symbolic = Times(symbolic, operand), number *= value;
          break;
        case 3:
          symbolic = FloorDiv(symbolic, operand).value(), number = floor_div(number, value);
          break;
        case 4:
          symbolic = CeilDiv(symbolic, operand).value(), number = -floor_div(-number, value);
          break;
        case 5:
          symbolic = Mod(symbolic, operand).value(), number -= value * floor_div(number, value);
          break;
        case 6:
          symbolic = Max(symbolic, operand).value(), number = std::max(number, value);
          break;
        default:
          symbolic = Min(symbolic, operand).value(), number = std::min(number, value);
      }
      if (symbolic.IsUnknown()) break;
      const auto bound = Substitute(symbolic, [&](const std::string& s) -> std::optional<SymDim> {
        return SymDim(values.at(s));
      });
      ASSERT_EQ(bound, SymDim(number)) << symbolic.ToString();
      for (int64_t floor = number; floor <= number + 1; ++floor) {
        ASSERT_TRUE(floor <= number || !IsAtLeast(symbolic, floor)) << symbolic.ToString();
      }
    }
  }
}

}  // namespace
}  // namespace onnx_light::core::symbolic
