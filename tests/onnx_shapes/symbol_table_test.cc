// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/symbol_table.h"

#include <gtest/gtest.h>

#include "onnx_light/core/symbolic/sym_expr.h"

namespace onnx_light_tests {
namespace {

using onnx_light::core::symbolic::Mul;
using onnx_light::shapes::SymbolTable;
using onnx_light::shapes::SymDim;

const auto kHere = [] { return std::string("here"); };
const auto kThere = [] { return std::string("there"); };

TEST(SymbolTable, BindsASymbolOnce) {
  SymbolTable symbols;
  EXPECT_TRUE(symbols.Unify(SymDim("K"), SymDim(3), kHere));
  EXPECT_EQ(symbols.Resolve(*Mul(SymDim("K"), SymDim("N"))), *Mul(SymDim(3), SymDim("N")));
  EXPECT_FALSE(symbols.Unify(SymDim("K"), SymDim(5), kThere));
  EXPECT_EQ(symbols.conflict().symbol, "K");
  EXPECT_EQ(symbols.conflict().bound, SymDim(3));
  EXPECT_EQ(symbols.conflict().bound_by, "here");
  EXPECT_EQ(symbols.conflict().wanted, SymDim(5));
}

TEST(SymbolTable, KeepsTheAuthorsSymbols) {
  SymbolTable symbols;
  const SymDim fresh = symbols.Fresh();
  EXPECT_TRUE(symbols.Unify(SymDim("N"), fresh, kHere));
  EXPECT_EQ(symbols.Resolve(fresh), SymDim("N"));
}

TEST(SymbolTable, KeepsTheAuthorsSymbolBesideWhatIsMadeUp) {
  SymbolTable symbols;
  EXPECT_TRUE(symbols.Unify(SymDim("N"), *Mul(symbols.Fresh(), SymDim(3)), kHere));
  EXPECT_EQ(symbols.Resolve(SymDim("N")), SymDim("N"));
}

TEST(SymbolTable, SolvesForASymbol) {
  SymbolTable symbols;
  EXPECT_TRUE(symbols.Unify(*Mul(SymDim("N"), SymDim(2)), SymDim(8), kHere));
  EXPECT_EQ(symbols.Resolve(SymDim("N")), SymDim(4));
  EXPECT_FALSE(symbols.Unify(*Mul(SymDim("M"), SymDim(2)), SymDim(7), kHere));
}

// A size that is twice itself can only be 0, which nobody means.
TEST(SymbolTable, DoesNotConcludeThatASizeIsZero) {
  SymbolTable symbols;
  EXPECT_TRUE(symbols.Unify(SymDim("N"), *Mul(SymDim("N"), SymDim(2)), kHere));
  EXPECT_EQ(symbols.Resolve(SymDim("N")), SymDim("N"));
}

TEST(SymbolTable, ForgetsWhatABodyBinds) {
  SymbolTable symbols;
  const SymDim before = symbols.Fresh();
  symbols.EnterBody();
  const SymDim inside = symbols.Fresh();
  EXPECT_TRUE(symbols.Unify(SymDim("N"), SymDim(1), kHere));
  EXPECT_TRUE(symbols.Unify(before, SymDim(2), kHere));
  EXPECT_TRUE(symbols.Unify(inside, SymDim("M"), kHere));
  EXPECT_EQ(symbols.Resolve(SymDim("N")), SymDim(1));
  symbols.LeaveBody();
  EXPECT_EQ(symbols.Resolve(SymDim("N")), SymDim("N"));
  EXPECT_EQ(symbols.Resolve(before), before);
  EXPECT_EQ(symbols.Resolve(inside), SymDim("M"));
  EXPECT_TRUE(symbols.Unify(SymDim("N"), SymDim(7), kHere));
}

TEST(SymbolTable, TakesAContradictionInABodyForOneThatDoesNotRun) {
  SymbolTable symbols;
  EXPECT_TRUE(symbols.Unify(SymDim("N"), SymDim(3), kHere));
  symbols.EnterBody();
  EXPECT_TRUE(symbols.Unify(SymDim("N"), SymDim(1), kThere));
  EXPECT_FALSE(symbols.Unify(SymDim(3), SymDim(1), kThere));
  EXPECT_TRUE(symbols.Unify(SymDim("M"), SymDim(1), kHere));
  EXPECT_FALSE(symbols.Unify(SymDim("M"), SymDim(2), kThere));
  EXPECT_EQ(symbols.conflict().symbol, "M");
  symbols.LeaveBody();
  EXPECT_FALSE(symbols.Unify(SymDim("N"), SymDim(1), kThere));
}

TEST(SymbolTable, TellsNewSizesFromOldOnes) {
  SymbolTable symbols;
  const SymDim before = symbols.Fresh();
  const int64_t mark = symbols.FreshMark();
  const SymDim after = symbols.Fresh();
  EXPECT_FALSE(SymbolTable::IsNewerThan(mark, before));
  EXPECT_FALSE(SymbolTable::IsNewerThan(mark, SymDim("N")));
  EXPECT_TRUE(SymbolTable::IsNewerThan(mark, *Mul(after, SymDim("N"))));
}

}  // namespace
}  // namespace onnx_light_tests
