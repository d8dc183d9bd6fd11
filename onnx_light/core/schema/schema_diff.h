// SPDX-License-Identifier: Apache-2.0
//
// Says what changed between two versions of an operator.
//
//   SchemaDiff diff = DiffSchemas(clip6, clip13);
//   diff.attributes.removed[0]->name == "max";
//   for (const std::string& sentence : DescribeDiff(diff)) std::cout << sentence << "\n";
//
// A diff borrows both schemas, which must outlive it. Plain values; safe to read from many threads.
#pragma once

#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// One entry as two versions describe it.
template <typename T>
struct EntryChange {
  const T* before;
  const T* after;
};

/// What differs between two lists of inputs, outputs, attributes or type constraints. Entries are
/// matched by name. One that only one version names was renamed where the other version has one in
/// its place that only that version names: an input or output at the same position, a type
/// parameter of the same inputs and outputs.
template <typename T>
struct ListDiff {
  std::vector<const T*> added;
  std::vector<const T*> removed;
  std::vector<EntryChange<T>> changed;  ///< In name, place, facts or description.

  bool empty() const { return added.empty() && removed.empty() && changed.empty(); }
};

/// What differs between two versions of an operator. Facts of the operator itself and its text are
/// to be compared on the schemas.
struct SchemaDiff {
  const LightOpSchema* before;
  const LightOpSchema* after;
  ListDiff<FormalParameter> inputs;
  ListDiff<FormalParameter> outputs;
  ListDiff<AttributeParam> attributes;
  ListDiff<TypeConstraintParam> type_constraints;
};

/// Compares two versions of an operator.
SchemaDiff DiffSchemas(const LightOpSchema& before, const LightOpSchema& after);

/// Returns the differences as sentences: operator, inputs, outputs, attributes, types, texts. Empty
/// when the versions state the same.
std::vector<std::string> DescribeDiff(const SchemaDiff& diff);

/// Returns "required", "optional", or how many values a variadic parameter stands for.
std::string DescribeOption(const FormalParameter& parameter);

/// Returns "required", "optional", or the default as in "default 0.5".
std::string DescribeDefault(const AttributeParam& attribute);

/// Returns "one of 'a', 'b'"; "" where an attribute may have any value of its kind.
std::string DescribeAllowedValues(const AttributeParam& attribute);

/// Returns the types that a constraint allows in words.
std::string DescribeAllowed(const TypeConstraintParam& constraint);

/// Returns the types of a constraint as type strings, sorted.
std::vector<std::string> TypeStringsOf(const TypeConstraintParam& constraint);

/// Returns the types that `constraint` allows and `other` does not, as type strings, sorted.
std::vector<std::string> TypesBeyond(const TypeConstraintParam& constraint,
                                     const TypeConstraintParam& other);

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
