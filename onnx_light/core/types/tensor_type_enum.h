// SPDX-License-Identifier: Apache-2.0
//
// Names every value type that a built-in operator schema can mention, as one byte.
//
// An element type comes in four standard shapes: a tensor, a sequence of tensors, an optional
// tensor and an optional sequence of tensors. Sparse tensors, maps and sequences of maps are listed
// one by one, since operators use only a few of them. Types beyond this list
// ("seq(seq(tensor(float)))") have no enumerator; they are handled as type expressions
// (type_expression.h).
//
//   ToTypeString(TensorType::kSeqInt64)  -> "seq(tensor(int64))"
//
// Plain values; every function is a pure function and safe from any thread. Operator files include
// this header, so it stays free of heavy ones; tensor_type.h reads type strings.
#pragma once

#include <cstdint>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::onnx_proto {

// The element types of ONNX in the order of their numbers, which start at 1 (TensorProto.DataType).
// Columns: enumerator suffix, ONNX name, bits an element takes in raw data (0: not stored there).
#define ONNX_LIGHT_ELEMENT_TYPES(X)      \
  X(Float, "float", 32)                  \
  X(Uint8, "uint8", 8)                   \
  X(Int8, "int8", 8)                     \
  X(Uint16, "uint16", 16)                \
  X(Int16, "int16", 16)                  \
  X(Int32, "int32", 32)                  \
  X(Int64, "int64", 64)                  \
  X(String, "string", 0)                 \
  X(Bool, "bool", 8)                     \
  X(Float16, "float16", 16)              \
  X(Double, "double", 64)                \
  X(Uint32, "uint32", 32)                \
  X(Uint64, "uint64", 64)                \
  X(Complex64, "complex64", 64)          \
  X(Complex128, "complex128", 128)       \
  X(Bfloat16, "bfloat16", 16)            \
  X(Float8e4m3fn, "float8e4m3fn", 8)     \
  X(Float8e4m3fnuz, "float8e4m3fnuz", 8) \
  X(Float8e5m2, "float8e5m2", 8)         \
  X(Float8e5m2fnuz, "float8e5m2fnuz", 8) \
  X(Uint4, "uint4", 4)                   \
  X(Int4, "int4", 4)                     \
  X(Float4e2m1, "float4e2m1", 4)         \
  X(Float8e8m0, "float8e8m0", 8)         \
  X(Uint2, "uint2", 2)                   \
  X(Int2, "int2", 2)                     \
  X(Float6e2m3, "float6e2m3", 6)         \
  X(Float6e3m2, "float6e3m2", 6)

// The other value types that schemas name. Columns: enumerator suffix, ONNX type string.
#define ONNX_LIGHT_OTHER_TYPES(X)               \
  X(SparseFloat, "sparse_tensor(float)")        \
  X(SparseDouble, "sparse_tensor(double)")      \
  X(SparseInt32, "sparse_tensor(int32)")        \
  X(SparseInt64, "sparse_tensor(int64)")        \
  X(SparseUint32, "sparse_tensor(uint32)")      \
  X(SparseUint64, "sparse_tensor(uint64)")      \
  X(MapInt64String, "map(int64, string)")       \
  X(MapInt64Float, "map(int64, float)")         \
  X(MapInt64Double, "map(int64, double)")       \
  X(MapStringInt64, "map(string, int64)")       \
  X(MapStringFloat, "map(string, float)")       \
  X(MapStringDouble, "map(string, double)")     \
  X(SeqMapInt64Float, "seq(map(int64, float))") \
  X(SeqMapStringFloat, "seq(map(string, float))")

/// Identifies a value type. The numbers of the tensor types equal those of TensorProto.DataType.
enum class TensorType : uint8_t {
  kUndefined = 0,
#define ONNX_LIGHT_X(name, string, bits) k##name,
  ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string, bits) kSeq##name,
      ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string, bits) kOptional##name,
          ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string, bits) kOptionalSeq##name,
              ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string) k##name,
                  ONNX_LIGHT_OTHER_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
};

/// Number of element types; their TensorType numbers are 1 to kElementTypeCount.
inline constexpr int kElementTypeCount = static_cast<int>(TensorType::kFloat6e3m2);

/// Number of TensorType values, kUndefined included.
inline constexpr int kTensorTypeCount = static_cast<int>(TensorType::kSeqMapStringFloat) + 1;

namespace internal {
inline constexpr const char* kTypeStrings[kTensorTypeCount] = {
    "undefined",
#define ONNX_LIGHT_X(name, string, bits) "tensor(" string ")",
    ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string, bits) "seq(tensor(" string "))",
        ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string, bits) "optional(tensor(" string "))",
            ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string, bits) "optional(seq(tensor(" string ")))",
                ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
#define ONNX_LIGHT_X(name, string) string,
                    ONNX_LIGHT_OTHER_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
};

inline constexpr const char* kElementNames[kElementTypeCount + 1] = {
    "undefined",
#define ONNX_LIGHT_X(name, string, bits) string,
    ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
};

inline constexpr uint8_t kElementBits[kElementTypeCount + 1] = {
    0,
#define ONNX_LIGHT_X(name, string, bits) bits,
    ONNX_LIGHT_ELEMENT_TYPES(ONNX_LIGHT_X)
#undef ONNX_LIGHT_X
};
}  // namespace internal

/// Returns the ONNX type string, for example "tensor(float)"; "undefined" outside the enumeration.
inline constexpr const char* ToTypeString(TensorType type) {
  const auto index = static_cast<int>(type);
  return internal::kTypeStrings[index < kTensorTypeCount ? index : 0];
}

/// Returns whether the type is a dense tensor.
inline constexpr bool IsTensor(TensorType type) {
  return type != TensorType::kUndefined && static_cast<int>(type) <= kElementTypeCount;
}

/// Returns whether the type is a sequence of dense tensors.
inline constexpr bool IsTensorSequence(TensorType type) {
  return type >= TensorType::kSeqFloat && type <= TensorType::kSeqFloat6e3m2;
}

/// Returns whether the type is an optional tensor or an optional sequence of tensors.
inline constexpr bool IsOptional(TensorType type) {
  return type >= TensorType::kOptionalFloat && type <= TensorType::kOptionalSeqFloat6e3m2;
}

/// Returns whether the type is a sparse tensor.
inline constexpr bool IsSparseTensor(TensorType type) {
  return type >= TensorType::kSparseFloat && type <= TensorType::kSparseUint64;
}

/// Returns the type of one element of a tensor, sequence, optional or sparse tensor as the dense
/// tensor type of that element; kUndefined for maps.
constexpr TensorType ElementTypeOf(TensorType type) {
  if (type <= TensorType::kOptionalSeqFloat6e3m2) {
    if (type == TensorType::kUndefined) return type;
    return static_cast<TensorType>((static_cast<int>(type) - 1) % kElementTypeCount + 1);
  }
  switch (type) {
    case TensorType::kSparseFloat:
      return TensorType::kFloat;
    case TensorType::kSparseDouble:
      return TensorType::kDouble;
    case TensorType::kSparseInt32:
      return TensorType::kInt32;
    case TensorType::kSparseInt64:
      return TensorType::kInt64;
    case TensorType::kSparseUint32:
      return TensorType::kUint32;
    case TensorType::kSparseUint64:
      return TensorType::kUint64;
    default:
      return TensorType::kUndefined;
  }
}

/// Returns the sequence type of a dense tensor type; kUndefined for any other type.
constexpr TensorType SequenceOf(TensorType element) {
  return IsTensor(element) ? static_cast<TensorType>(static_cast<int>(element) + kElementTypeCount)
                           : TensorType::kUndefined;
}

/// Returns the optional type of a dense tensor or sequence type; kUndefined for any other type.
constexpr TensorType OptionalOf(TensorType type) {
  return IsTensor(type) || IsTensorSequence(type)
             ? static_cast<TensorType>(static_cast<int>(type) + 2 * kElementTypeCount)
             : TensorType::kUndefined;
}

/// Returns the sparse tensor type of a dense tensor type; kUndefined where no schema uses one.
constexpr TensorType SparseOf(TensorType element) {
  for (auto t = TensorType::kSparseFloat; t <= TensorType::kSparseUint64;
       t = static_cast<TensorType>(static_cast<int>(t) + 1)) {
    if (ElementTypeOf(t) == element) return t;
  }
  return TensorType::kUndefined;
}

/// Returns the type inside an optional; kUndefined for any other type.
constexpr TensorType OptionalContent(TensorType type) {
  return IsOptional(type) ? static_cast<TensorType>(static_cast<int>(type) - 2 * kElementTypeCount)
                          : TensorType::kUndefined;
}

/// Returns the ONNX name of an element type, for example "float"; `type` is a dense tensor type.
inline constexpr const char* ElementName(TensorType type) {
  return internal::kElementNames[IsTensor(type) ? static_cast<int>(type) : 0];
}

/// Returns how many bits one element takes in a tensor's raw data; 0 for strings and non-tensors.
inline constexpr int ElementBits(TensorType type) {
  return internal::kElementBits[IsTensor(type) ? static_cast<int>(type) : 0];
}

}  // namespace ONNX_LIGHT_NAMESPACE::onnx_proto
