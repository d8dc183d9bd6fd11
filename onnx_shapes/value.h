// SPDX-License-Identifier: Apache-2.0
//
// What inference knows of one value: its type, the shape of its tensors, and for small tensors
// their elements.
//
//   Value x = Value::Tensor(TensorType::kFloat, SymShape{SymDim("N"), 3});
//   SymTensor t = x.ToSymTensor();
//
// A value type; a copy shares the elements.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/symbolic/sym_tensor.h"
#include "onnx_light/core/types/tensor_type.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::schema::ValueType;
using core::symbolic::SymDim;
using core::symbolic::SymShape;
using onnx_proto::TensorType;

/// Elements of tensors with more than these are not followed.
inline constexpr size_t kMaxElements = 1024;

/// Shapes with more sizes than these are not followed: no tensor has as many, and operators that
/// add one each would fill the memory.
inline constexpr int kMaxRank = 64;

/// An integral expression over a number, for example N / 2.
struct Fraction {
  SymDim numerator;
  int64_t divisor = 1;

  friend bool operator==(const Fraction& a, const Fraction& b) {
    return a.numerator == b.numerator && a.divisor == b.divisor;
  }
};

struct Value {
  /// The value's whole type, for example seq(tensor(float)).
  ValueType type;
  /// Shape of the tensor; of a sequence or an optional, the shape that each of its tensors has.
  /// Absent when not even the rank is known.
  std::optional<SymShape> shape;
  /// Elements in row-major order, where all are integers, booleans (0 and 1) or symbolic; null when
  /// they are not known. A floating-point tensor may have them too.
  std::shared_ptr<const std::vector<SymDim>> integers;
  /// Elements of a floating-point tensor that are all known numbers; null otherwise.
  std::shared_ptr<const std::vector<double>> floats;
  /// Elements of a floating-point tensor some of which are fractions of symbols; null otherwise.
  std::shared_ptr<const std::vector<Fraction>> fractions;
  /// Whether it is an initializer or a Constant, which runtimes look at before they run anything.
  bool constant = false;

  static Value Tensor(TensorType type, std::optional<SymShape> shape = std::nullopt) {
    return {{type}, std::move(shape), nullptr, nullptr, nullptr};
  }

  /// Returns the element type of the tensor, sequence or optional; kUndefined when unknown.
  TensorType ElementType() const { return onnx_proto::ElementTypeOf(type.type); }
  int Rank() const { return shape ? shape->Rank() : -1; }

  core::symbolic::SymTensor ToSymTensor() const;
  /// Returns for example "float[N,3]", "seq(float[N,3])", "float[...]", "?".
  std::string ToString() const;

  /// Compares types, shapes and elements; texts of types by what they say.
  friend bool operator==(const Value& a, const Value& b);
  friend bool operator!=(const Value& a, const Value& b) { return !(a == b); }
};

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
