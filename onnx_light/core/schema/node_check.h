// SPDX-License-Identifier: Apache-2.0
//
// The checks of one node against one schema, for callers that know the types of values already.
//
//   NodeCheck check(schema, node, input_types, &diagnostics);
//   check.Run();
//   ValueType y = check.OutputType(0);   // as far as the schema's type parameters tell
//
// A check borrows everything it is given and allocates only for findings. One thread at a time.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// What is known of a value's type: nothing, a TensorType, or the canonical expression of a type
/// that has no TensorType.
struct ValueType {
  TensorType type = TensorType::kUndefined;
  std::string_view expression = {};

  bool Known() const { return type != TensorType::kUndefined || !expression.empty(); }
  std::string_view Text() const {
    return type != TensorType::kUndefined ? std::string_view(ToTypeString(type)) : expression;
  }
  friend bool operator==(const ValueType& a, const ValueType& b) {
    return a.type == b.type && a.expression == b.expression;
  }
  friend bool operator!=(const ValueType& a, const ValueType& b) { return !(a == b); }
};

/// Returns whether a constraint allows a known type.
bool Allows(const TypeConstraintParam& constraint, const ValueType& type);

/// Checks a node and derives the types of its outputs.
class NodeCheck {
 public:
  /// `types` holds one entry an input of the node, or is empty; findings are appended to `out`.
  NodeCheck(const LightOpSchema& schema, const NodeView& node, absl::Span<const ValueType> types,
            std::vector<Diagnostic>* out);

  /// Runs every check of LightOpSchema::Check.
  void Run();

  /// Returns the type of an output as its literal type, its bound type parameter or a type
  /// parameter that allows one type only gives it; unknown otherwise. For use after Run.
  ValueType OutputType(size_t index) const;

 private:
  struct Binding {
    ValueType type;
    size_t input = 0;
    bool faulty = false;  // Reported once; says nothing about outputs any more.
  };

  void CheckOperator();
  void CheckInputCount();
  void CheckOutputCount();
  void CheckAttributes();
  void CheckAttribute(const AttributeView& attribute);
  void CheckAttributeValue(const AttributeView& attribute, const AttributeParam& parameter);
  void CheckTypes();
  void CheckType(size_t index, const FormalParameter& parameter);
  void CheckBinding(size_t index, const FormalParameter& parameter, size_t constraint);
  void ReportUnknownAttribute(const AttributeView& attribute);
  void ReportType(size_t index, const FormalParameter& parameter, std::string expected);

  size_t ConstraintIndex(std::string_view type) const;
  diagnostics::Location Here() const;
  void Report(Code code, diagnostics::Location location, std::string found, std::string expected,
              std::string hint = "");

  const LightOpSchema& schema_;
  const NodeView& node_;
  absl::Span<const ValueType> types_;
  std::vector<Diagnostic>* out_;
  absl::InlinedVector<Binding, 8> bindings_;
};

/// Returns the formal parameter that value `index` of a node belongs to: its own, or the last one
/// when that is variadic; null beyond.
inline const FormalParameter* ParameterAt(const std::vector<FormalParameter>& parameters,
                                          size_t index) {
  if (index < parameters.size()) return &parameters[index];
  if (!parameters.empty() && parameters.back().option == ParameterOption::kVariadic) {
    return &parameters.back();
  }
  return nullptr;
}

/// Returns the place of a node that is checked against `schema`; a node without a name is
/// identified by its first output.
diagnostics::Location LocationOf(const LightOpSchema& schema, const NodeView& node);

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
