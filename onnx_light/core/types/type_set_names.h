// SPDX-License-Identifier: Apache-2.0
//
// Says in words which types a set holds, by the named sets of type_sets.h where they fit.
//
//   DescribeTypes(kNumeric)                -> "float16, float, double and integers of 8 to 64 bits"
//   DescribeTypes(kTensorsIr9 - kComplex)  -> "all tensor types of IR version 9 but complex numbers"
//   DescribeTypes(Sequences(kFloats))      -> "sequences of float16, bfloat16, float and double"
//
// Pure functions. For people: the words may change, the type strings of a schema do not.
#pragma once

#include <string>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/types/type_set.h"

namespace ONNX_LIGHT_NAMESPACE::core::types {

/// Returns the members of a set in words; "" for the empty set.
std::string DescribeTypes(TypeSet set);

}  // namespace ONNX_LIGHT_NAMESPACE::core::types
