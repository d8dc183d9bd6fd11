// SPDX-License-Identifier: Apache-2.0
//
// The named sets of value types that operator schemas combine with | and -.
//
// A set is named for what is in it, not for the operator that first needed it. Sets that grew with
// the format are named for the IR version that allowed the newest member. `Sequences` and
// `Optionals` of type_set.h derive the others: Sequences(kTensors), Optionals(kTensorsIr4 |
// Sequences(kTensorsIr4)).
#pragma once

#include "onnx_light/core/types/type_set.h"

namespace ONNX_LIGHT_NAMESPACE::core::types {

// Sets of one: kFloat, kInt64, kMapInt64Float, ...
#define ONNX_LIGHT_X(name, string, bits) inline constexpr TypeSet k##name = TensorType::k##name;
ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string) inline constexpr TypeSet k##name = TensorType::k##name;
ONNX_LIGHT_OTHER_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X

/// float16, float and double.
inline constexpr TypeSet kFloat16To64 = kFloat16 | kFloat | kDouble;
/// float16, bfloat16, float and double.
inline constexpr TypeSet kFloats = kFloat16To64 | kBfloat16;
/// float and double.
inline constexpr TypeSet kFloat32To64 = kFloat | kDouble;
/// float16, bfloat16 and float.
inline constexpr TypeSet kFloat16To32 = kFloat16 | kBfloat16 | kFloat;
/// The four 8-bit floating-point formats with a mantissa.
inline constexpr TypeSet kFloat8 = kFloat8e4m3fn | kFloat8e4m3fnuz | kFloat8e5m2 | kFloat8e5m2fnuz;
/// The two 6-bit floating-point formats.
inline constexpr TypeSet kFloat6 = kFloat6e2m3 | kFloat6e3m2;

/// Signed integers of 8 to 64 bits.
inline constexpr TypeSet kSignedIntegers = kInt8 | kInt16 | kInt32 | kInt64;
/// Unsigned integers of 8 to 64 bits.
inline constexpr TypeSet kUnsignedIntegers = kUint8 | kUint16 | kUint32 | kUint64;
/// Integers of 8 to 64 bits.
inline constexpr TypeSet kIntegers = kSignedIntegers | kUnsignedIntegers;
/// int32 and int64, the usual types of indices and sizes.
inline constexpr TypeSet kIndices = kInt32 | kInt64;
/// Integers of 32 and 64 bits.
inline constexpr TypeSet kIntegers32To64 = kIndices | kUint32 | kUint64;
/// int8 and uint8, the classic types of quantized values.
inline constexpr TypeSet kBytes = kInt8 | kUint8;
/// int4 and uint4.
inline constexpr TypeSet kIntegers4 = kInt4 | kUint4;
/// int2 and uint2.
inline constexpr TypeSet kIntegers2 = kInt2 | kUint2;

/// float16, float, double and the integers of 8 to 64 bits.
inline constexpr TypeSet kNumeric = kFloat16To64 | kIntegers;
/// float16, float, double and the integers of 32 and 64 bits.
inline constexpr TypeSet kNumeric32To64 = kFloat16To64 | kIntegers32To64;
/// complex64 and complex128.
inline constexpr TypeSet kComplex = kComplex64 | kComplex128;

/// Every tensor type of the first IR versions: numeric, complex, bool and string.
inline constexpr TypeSet kTensors = kNumeric | kComplex | kBool | kString;
/// Adds bfloat16.
inline constexpr TypeSet kTensorsIr4 = kTensors | kBfloat16;
/// Adds the 8-bit floats.
inline constexpr TypeSet kTensorsIr9 = kTensorsIr4 | kFloat8;
/// Adds the 4-bit integers.
inline constexpr TypeSet kTensorsIr10 = kTensorsIr9 | kIntegers4;
/// Adds float4e2m1.
inline constexpr TypeSet kTensorsIr11 = kTensorsIr10 | kFloat4e2m1;
/// Adds float8e8m0.
inline constexpr TypeSet kTensorsIr12 = kTensorsIr11 | kFloat8e8m0;
/// Adds the 2-bit integers.
inline constexpr TypeSet kTensorsIr13 = kTensorsIr12 | kIntegers2;
/// Adds the 6-bit floats.
inline constexpr TypeSet kTensorsIr14 = kTensorsIr13 | kFloat6;

/// Sequences of any of kTensors.
inline constexpr TypeSet kSequences = Sequences(kTensors);
/// Optionals of any of kTensors and of their sequences.
inline constexpr TypeSet kOptionals = Optionals(kTensors | kSequences);

}  // namespace ONNX_LIGHT_NAMESPACE::core::types
