// SPDX-License-Identifier: Apache-2.0
//
// What is known of a value before anything runs: its element type, its shape, and for small integer
// tensors that describe shapes, its elements.
//
//   SymTensor x(TensorType::kFloat, SymShape{SymDim("N"), 3});
//   SymTensor y(TensorType::kInt64);                 // unknown rank
//   SymSequence s(y);                                // a sequence of such tensors
//
// Value types.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/symbolic/sym_shape.h"
#include "onnx_light/core/types/tensor_type.h"

namespace ONNX_LIGHT_NAMESPACE::core::symbolic {

using onnx_proto::TensorType;

/// A tensor of which the element type, the shape and the elements may be known.
class SymTensor {
 public:
  /// Constructs a tensor of unknown element type and rank.
  SymTensor() = default;
  /// Constructs a tensor of unknown rank; `dtype` is a dense or sparse tensor type or kUndefined.
  explicit SymTensor(TensorType dtype) : dtype_(dtype) {}
  SymTensor(TensorType dtype, SymShape shape) : dtype_(dtype), shape_(std::move(shape)) {}

  TensorType Dtype() const { return dtype_; }
  bool HasShape() const { return shape_.has_value(); }
  /// Returns the shape; only for HasShape().
  const SymShape& Shape() const { return *shape_; }
  void SetShape(SymShape shape) { shape_ = std::move(shape); }

  /// Returns the elements in row-major order, or null when they are not known.
  const std::vector<SymDim>* Value() const { return value_ ? &*value_ : nullptr; }
  void SetValue(std::vector<SymDim> value) { value_ = std::move(value); }

  /// Returns for example "float[N,3]", "int64[...]" for an unknown rank, "?[2]" for an unknown
  /// type.
  std::string ToString() const;

  friend bool operator==(const SymTensor& a, const SymTensor& b) {
    return a.dtype_ == b.dtype_ && a.shape_ == b.shape_ && a.value_ == b.value_;
  }
  friend bool operator!=(const SymTensor& a, const SymTensor& b) { return !(a == b); }

 private:
  TensorType dtype_ = TensorType::kUndefined;
  std::optional<SymShape> shape_;
  std::optional<std::vector<SymDim>> value_;
};

/// A sequence of tensors; what is stated of the element holds for every one of them.
class SymSequence {
 public:
  SymSequence() = default;
  explicit SymSequence(SymTensor element) : element_(std::move(element)) {}

  const SymTensor& Element() const { return element_; }
  /// Returns the sequence's type; kUndefined when the element type is unknown.
  TensorType Dtype() const { return onnx_proto::SequenceOf(element_.Dtype()); }
  /// Returns for example "seq(float[N,3])".
  std::string ToString() const { return "seq(" + element_.ToString() + ")"; }

  friend bool operator==(const SymSequence& a, const SymSequence& b) {
    return a.element_ == b.element_;
  }
  friend bool operator!=(const SymSequence& a, const SymSequence& b) { return !(a == b); }

 private:
  SymTensor element_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic
