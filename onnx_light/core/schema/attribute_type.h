// SPDX-License-Identifier: Apache-2.0
//
// The kinds of value an operator attribute can hold, numbered as AttributeProto.AttributeType.
#pragma once

#include <cstdint>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// Kind of an attribute's value. The numbers equal those of AttributeProto.AttributeType, so the
/// two convert by a cast.
enum class AttributeType : int32_t {
  UNDEFINED = 0,
  FLOAT = 1,
  INT = 2,
  STRING = 3,
  TENSOR = 4,
  GRAPH = 5,
  FLOATS = 6,
  INTS = 7,
  STRINGS = 8,
  TENSORS = 9,
  GRAPHS = 10,
  SPARSE_TENSOR = 11,
  SPARSE_TENSORS = 12,
  TYPE_PROTO = 13,
  TYPE_PROTOS = 14,
};

/// Returns the canonical ONNX name, for example "INTS"; "UNDEFINED" outside the enumeration.
inline constexpr const char* AttributeType_Name(AttributeType t) {
  constexpr const char* kNames[] = {"UNDEFINED",      "FLOAT",      "INT",        "STRING",
                                    "TENSOR",         "GRAPH",      "FLOATS",     "INTS",
                                    "STRINGS",        "TENSORS",    "GRAPHS",     "SPARSE_TENSOR",
                                    "SPARSE_TENSORS", "TYPE_PROTO", "TYPE_PROTOS"};
  const auto index = static_cast<uint32_t>(t);
  return kNames[index < sizeof(kNames) / sizeof(*kNames) ? index : 0];
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
