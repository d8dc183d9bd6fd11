// SPDX-License-Identifier: Apache-2.0
//
// Reads value types written as text, those too that TensorType cannot name.
//
//   CanonicalTypeExpression("seq( seq(tensor(float)) )")   -> "seq(seq(tensor(float)))"
//   CanonicalTypeExpression("map(int64,tensor(float))")    -> "map(int64, float)"
//   CanonicalTypeExpression("tensor(flot)", &fault)        -> nullopt; fault tells where and why
//
// Pure functions; any text may be given.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::types {

/// Types in each other that a message may have; a text may have any number.
inline constexpr int kMaxTypeDepth = 100;

/// Why a text is not a type expression.
struct TypeExpressionFault {
  /// What would have to stand at the place of the fault.
  enum class Expected : uint8_t {
    kType,     ///< tensor(...), seq(...), optional(...), map(..., ...) or sparse_tensor(...).
    kElement,  ///< An element type.
    kKey,      ///< An integer type or string.
    kOpen,     ///< '('
    kClose,    ///< ')'
    kComma,    ///< ','
    kEnd       ///< Nothing more.
  };
  size_t offset = 0;  ///< Of the word, bracket or end that is wrong.
  size_t size = 0;    ///< Bytes of it.
  Expected expected = Expected::kType;
};

/// Returns whether maps may have keys of an element type, by its name.
bool IsMapKey(std::string_view element);

/// Returns what stands for an expectation in a sentence, for example "an element type such as
/// float".
const char* Describe(TypeExpressionFault::Expected expected);

/// Returns a type expression as ToTypeString would write it: white space only after a comma, and
/// single elements as the values of a map. Returns nullopt for anything else and fills `fault`.
std::optional<std::string> CanonicalTypeExpression(std::string_view text,
                                                   TypeExpressionFault* fault = nullptr);

}  // namespace ONNX_LIGHT_NAMESPACE::core::types
