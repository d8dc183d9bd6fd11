// SPDX-License-Identifier: Apache-2.0
//
// A set of value types as one 128-bit value. Operator files combine the named sets of type_sets.h:
//
//   op.Since(13).Types("T", types::kNumeric | types::kBfloat16, "Numeric tensors.");
//
// A literal type; no allocation, no ownership.
#pragma once

#include <cstdint>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/types/tensor_type_enum.h"

namespace ONNX_LIGHT_NAMESPACE::core::types {

using onnx_proto::TensorType;

/// Holds any of the TensorType values but kUndefined. Iteration order is that of the numbers.
class TypeSet {
 public:
  constexpr TypeSet() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a type is a set of one.
  constexpr TypeSet(TensorType type) {
    const auto bit = static_cast<unsigned>(type);
    (bit < 64 ? low_ : high_) = uint64_t{1} << (bit % 64);
  }

  constexpr bool Contains(TensorType type) const {
    const auto bit = static_cast<unsigned>(type);
    return ((bit < 64 ? low_ : high_) >> (bit % 64) & 1) != 0;
  }
  constexpr bool empty() const { return low_ == 0 && high_ == 0; }
  constexpr int size() const { return CountBits(low_) + CountBits(high_); }

  friend constexpr TypeSet operator|(TypeSet a, TypeSet b) {
    return TypeSet(a.low_ | b.low_, a.high_ | b.high_);
  }
  friend constexpr TypeSet operator&(TypeSet a, TypeSet b) {
    return TypeSet(a.low_ & b.low_, a.high_ & b.high_);
  }
  /// The members of `a` that are not in `b`.
  friend constexpr TypeSet operator-(TypeSet a, TypeSet b) {
    return TypeSet(a.low_ & ~b.low_, a.high_ & ~b.high_);
  }
  friend constexpr bool operator==(TypeSet a, TypeSet b) {
    return a.low_ == b.low_ && a.high_ == b.high_;
  }
  friend constexpr bool operator!=(TypeSet a, TypeSet b) { return !(a == b); }

 private:
  constexpr TypeSet(uint64_t low, uint64_t high) : low_(low), high_(high) {}
  static constexpr int CountBits(uint64_t bits) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
  }

  uint64_t low_ = 0;
  uint64_t high_ = 0;
};

/// Calls `f(type)` for each member in ascending order.
template <typename F>
constexpr void ForEachType(TypeSet set, F f) {
  for (int i = 1; i < onnx_proto::kTensorTypeCount; ++i) {
    const auto type = static_cast<TensorType>(i);
    if (set.Contains(type)) f(type);
  }
}

namespace internal {
template <typename Map>
constexpr TypeSet MapTypes(TypeSet set, Map map) {
  TypeSet result;
  for (int i = 1; i <= 2 * onnx_proto::kElementTypeCount; ++i) {
    const auto type = static_cast<TensorType>(i);
    if (set.Contains(type)) result = result | map(type);
  }
  return result;
}
}  // namespace internal

/// Returns the sequences of the tensors of a set.
constexpr TypeSet Sequences(TypeSet tensors) {
  return internal::MapTypes(tensors, [](TensorType t) { return onnx_proto::SequenceOf(t); });
}

/// Returns the optionals of the tensors and sequences of a set.
constexpr TypeSet Optionals(TypeSet content) {
  return internal::MapTypes(content, [](TensorType t) { return onnx_proto::OptionalOf(t); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::types
