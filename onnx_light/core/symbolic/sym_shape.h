// SPDX-License-Identifier: Apache-2.0
//
// The sizes of a tensor of known rank.
//
//   SymShape shape{SymDim("N"), 3};
//   shape.ToString() == "[N,3]";   shape.NumElements() == nullopt;   SymShape{2, 3}.NumElements()
//   == 6
//
// A value type that holds up to four sizes in itself.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/symbolic/sym_dim.h"

namespace ONNX_LIGHT_NAMESPACE::core::symbolic {

/// A list of sizes, outermost first; empty for a scalar.
class SymShape {
 public:
  SymShape() = default;
  SymShape(std::initializer_list<SymDim> dims) : dims_(dims) {}
  explicit SymShape(absl::Span<const SymDim> dims) : dims_(dims.begin(), dims.end()) {}

  int Rank() const { return static_cast<int>(dims_.size()); }
  void PushBack(SymDim dim) { dims_.push_back(std::move(dim)); }
  absl::Span<const SymDim> Dims() const { return dims_; }
  const SymDim& operator[](int axis) const { return dims_[static_cast<size_t>(axis)]; }
  SymDim& operator[](int axis) { return dims_[static_cast<size_t>(axis)]; }

  /// Returns whether every size is a number.
  bool IsFullyKnown() const;

  /// Returns the product of the sizes, 1 for a scalar; nullopt unless IsFullyKnown().
  /// Throws std::overflow_error when the product does not fit int64; sizes of 0 make it 0.
  std::optional<int64_t> NumElements() const;

  /// Returns for example "[N,3,?]"; "[]" for a scalar.
  std::string ToString() const;

  friend bool operator==(const SymShape& a, const SymShape& b) { return a.dims_ == b.dims_; }
  friend bool operator!=(const SymShape& a, const SymShape& b) { return !(a == b); }

 private:
  absl::InlinedVector<SymDim, 4> dims_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic
