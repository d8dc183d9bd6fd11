// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/schema_names.h"

#include <cstddef>

namespace ONNX_LIGHT_NAMESPACE::cli {

using core::schema::Differentiation;
using core::schema::LightOpSchema;
using core::schema::ParameterOption;

bool StatesAllFacts(const LightOpSchema& schema) { return schema.domain() != "com.microsoft"; }

const char* OptionName(ParameterOption option) {
  constexpr const char* kNames[] = {"Single", "Optional", "Variadic"};
  return kNames[static_cast<size_t>(option)];
}
const char* DifferentiationName(Differentiation differentiation) {
  constexpr const char* kNames[] = {"Unknown", "Differentiable", "NonDifferentiable"};
  return kNames[static_cast<size_t>(differentiation)];
}
const char* DeterminismName(LightOpSchema::NodeDeterminism determinism) {
  constexpr const char* kNames[] = {"Unknown", "NonDeterministic", "Deterministic"};
  return kNames[static_cast<size_t>(determinism)];
}
const char* SupportLevelName(LightOpSchema::SupportLevel level) {
  constexpr const char* kNames[] = {"COMMON", "EXPERIMENTAL"};
  return kNames[static_cast<size_t>(level)];
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli
