// SPDX-License-Identifier: Apache-2.0
//
// The names that programs read for the values of a schema's fields.
//
//   OptionName(ParameterOption::kVariadic)   -> "Variadic"
//
// Pure functions.
#pragma once

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Returns whether every fact of an operator is known. The operators of com.microsoft have no
/// reference for min_arity, differentiation, has_function and node_determinism.
bool StatesAllFacts(const core::schema::LightOpSchema& schema);

const char* OptionName(core::schema::ParameterOption option);
const char* DifferentiationName(core::schema::Differentiation differentiation);
const char* DeterminismName(core::schema::LightOpSchema::NodeDeterminism determinism);
const char* SupportLevelName(core::schema::LightOpSchema::SupportLevel level);

}  // namespace ONNX_LIGHT_NAMESPACE::cli
