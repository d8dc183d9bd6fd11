// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/types/type_set_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "onnx_light/core/types/type_sets.h"

namespace onnx_light::core::types {
namespace {

struct Case {
  TypeSet set;
  const char* words;
};

TEST(DescribeTypes, NamesSetsAndMembers) {
  const Case cases[] = {
      {TypeSet(), ""},
      {kInt64, "int64"},
      {kIndices | kBool, "int32, int64 and bool"},
      {kFloats, "float16, bfloat16, float and double"},
      {kNumeric, "float16, float, double and integers of 8 to 64 bits"},
      {kNumeric32To64 | kBfloat16,
       "float16, bfloat16, float, double and integers of 32 and 64 bits"},
      {kUnsignedIntegers | kInt8, "unsigned integers of 8 to 64 bits and int8"},
      {kFloat8 | kBytes, "8-bit floats, uint8 and int8"},
      {kTensors, "all tensor types of IR version 3"},
      {kTensorsIr14, "all tensor types of IR version 14"},
      {kTensorsIr9 - kComplex, "all tensor types of IR version 9 but complex numbers"},
      {kNumeric | kBool, "float16, float, double, integers of 8 to 64 bits and bool"},
      {Sequences(kFloat | kInt64), "sequences of float and int64"},
      {kTensorsIr4 | kSequences,
       "all tensor types of IR version 4; sequences of all tensor types of IR version 3"},
      {Optionals(kFloat | Sequences(kFloat)), "optionals of (float; sequences of float)"},
      {kFloat | kMapInt64Float | kMapInt64String | kSparseFloat,
       "float; sparse_tensor(float), map(int64, string) and map(int64, float)"},
  };
  for (const Case& c : cases) EXPECT_EQ(DescribeTypes(c.set), c.words);
}

// Words that hide a type would mislead: what is named one by one and what a set adds must differ.
TEST(DescribeTypes, TellsEverySetOfOneFromTheOthers) {
  std::vector<std::string> seen;
  ForEachType(kTensorsIr14 | Sequences(kTensorsIr14) | Optionals(kTensorsIr14), [&](TensorType t) {
    const std::string words = DescribeTypes(t);
    EXPECT_EQ(std::count(seen.begin(), seen.end(), words), 0) << words;
    seen.push_back(words);
  });
}

}  // namespace
}  // namespace onnx_light::core::types
