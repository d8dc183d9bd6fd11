// SPDX-License-Identifier: Apache-2.0
//
// The type sets of the schemas as lists.
#include <vector>

#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/types/type_sets.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {
namespace {

std::vector<TensorType> ListOf(types::TypeSet set) {
  std::vector<TensorType> list;
  list.reserve(static_cast<size_t>(set.size()));
  types::ForEachType(set, [&](TensorType type) { list.push_back(type); });
  return list;
}

}  // namespace

std::vector<TensorType> FloatTypes() { return ListOf(types::kFloats); }
std::vector<TensorType> NumericTypesForMathReduction() { return ListOf(types::kNumeric32To64); }
std::vector<TensorType> NumericTypesForMathReductionIr4() {
  return ListOf(types::kNumeric32To64 | types::kBfloat16);
}
std::vector<TensorType> AllNumericTypes() { return ListOf(types::kNumeric); }
std::vector<TensorType> AllNumericTypesIr4() { return ListOf(types::kNumeric | types::kBfloat16); }
std::vector<TensorType> AllTensorTypes() { return ListOf(types::kTensors); }
std::vector<TensorType> AllTensorSequenceTypes() { return ListOf(types::kSequences); }
std::vector<TensorType> AllOptionalTypes() { return ListOf(types::kOptionals); }

std::vector<TensorType> CastTypesVer1And6() { return ListOf(types::kNumeric | types::kBool); }
std::vector<TensorType> CastTypesVer9() { return ListOf(types::kTensors - types::kComplex); }
std::vector<TensorType> CastTypesVer13() { return ListOf(types::kTensorsIr4 - types::kComplex); }
std::vector<TensorType> CastTypesVer19() { return ListOf(types::kTensorsIr9 - types::kComplex); }
std::vector<TensorType> CastTypesVer21() { return ListOf(types::kTensorsIr10 - types::kComplex); }
std::vector<TensorType> CastTypesVer23() { return ListOf(types::kTensorsIr11 - types::kComplex); }
std::vector<TensorType> CastTypesVer24() { return ListOf(types::kTensorsIr12 - types::kComplex); }
std::vector<TensorType> CastTypesVer25() { return ListOf(types::kTensorsIr13 - types::kComplex); }

std::vector<TensorType> EqualTypesV1V7() { return ListOf(types::kIndices | types::kBool); }
std::vector<TensorType> EqualTypesV11() { return ListOf(types::kNumeric | types::kBool); }
std::vector<TensorType> EqualTypesV13() {
  return ListOf(types::kNumeric | types::kBfloat16 | types::kBool);
}
std::vector<TensorType> EqualTypesV19() { return ListOf(types::kTensorsIr4 - types::kComplex); }

std::vector<TensorType> ConcatTypesVer1() { return ListOf(types::kFloat16To64); }
std::vector<TensorType> ConcatTypesVer4And11() { return ListOf(types::kTensors); }
std::vector<TensorType> ConcatTypesVer13() { return ListOf(types::kTensorsIr4); }

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
