// SPDX-License-Identifier: Apache-2.0
//
// Reads what messages say of values as inference sees it, and writes it back.
//
//   const auto symbol = [](const std::string& name) { return SymDim(name); };
//   shapes::Value x = ValueOf(types.Of(input.type()), input.type(), symbol);
//   shapes::Value w = ValueOf(initializer);                  // shape, and elements if it is small
//
// Results own their parts but for the text of a type expression, which ValueTypes keeps. Functions
// without state.
#pragma once

#include <optional>
#include <string>

#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE {
class SparseTensorProto;
class TensorProto;
class TypeProto;
}  // namespace ONNX_LIGHT_NAMESPACE

namespace ONNX_LIGHT_NAMESPACE::model {

/// Returns the size that a dim_param means.
using SymbolOf = absl::FunctionRef<shapes::SymDim(const std::string&)>;

/// Returns whether a dim_param is a symbol; some writers put "?" or "None" for a size that they do
/// not know.
bool NamesSymbol(const std::string& dim_param);

/// Returns the shape that a type states for its tensors, those of a sequence or an optional
/// included; nullopt where it states none. A negative size is unknown.
std::optional<shapes::SymShape> ShapeOf(const TypeProto& type, SymbolOf symbol);

/// Returns type and shape of a declaration; `type` is what ValueTypes makes of it.
shapes::Value ValueOf(core::schema::ValueType type, const TypeProto& declared, SymbolOf symbol);

/// Returns the shape of a tensor; nullopt for sizes that cannot be.
std::optional<shapes::SymShape> ShapeOf(const TensorProto& tensor);
std::optional<shapes::SymShape> ShapeOf(const SparseTensorProto& tensor);

/// Reads the elements of a small tensor of integers, booleans, floats or doubles. Leaves the value
/// alone where they are stored elsewhere, do not fit the shape, or are too many to be followed.
void ReadElements(const TensorProto& tensor, shapes::Value* value);

/// Returns type, shape and elements of a tensor.
shapes::Value ValueOf(const TensorProto& tensor);
/// Returns type and shape of a sparse tensor.
shapes::Value ValueOf(const SparseTensorProto& tensor);

/// Writes the sizes of a shape into the message of a tensor, sequence or optional, which states its
/// types already. `text` gives the dim_param of a size that is no number, unless the message names
/// one already; "" leaves it open.
void WriteShape(const shapes::SymShape& shape,
                absl::FunctionRef<std::string(const shapes::SymDim&)> text, TypeProto* type);

/// Writes a value's type; returns false where it is not known or opaque, and the message is then of
/// no use.
bool WriteType(core::schema::ValueType type, TypeProto* out);

}  // namespace ONNX_LIGHT_NAMESPACE::model
