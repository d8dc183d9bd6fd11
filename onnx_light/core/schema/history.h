// SPDX-License-Identifier: Apache-2.0
//
// Writes an operator's history as the changes from version to version, oldest first.
//
//   void Clip(History& op) {
//     op.Since(1)
//         .Doc("Limits every element of the input to the interval [min, max].")
//         .Input("input", "T", "Tensor to limit.")
//         .Output("output", "T", "Limited tensor, same shape as the input.")
//         .Attr("min", NoDefault(AttributeType::FLOAT), "Lower bound.")
//         .Types("T", types::kFloat16To64, "Floating-point tensors.");
//     op.Since(6).Attr("min", Float(-3.40282347e+38F));  // The bound gains a default.
//   }
//
// `Since` copies the version before it. A setter replaces the entry of that name and otherwise
// appends one; a null text keeps the text the entry had. `History` reads its arguments during the
// call and keeps none of the pointers but those of string literals given as texts, which must
// outlive it. A wrong history throws SchemaError naming operator and version. Not thread safe; one
// at a time.
//
// This header is included by every operator file and stays free of heavy headers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/attribute_type.h"
#include "onnx_light/core/types/type_sets.h"

#ifndef ONNX_LIGHT_WITH_DOCS
#define ONNX_LIGHT_WITH_DOCS 1
#endif

namespace ONNX_LIGHT_NAMESPACE::core::schema {

class LightOpSchema;

/// Properties of a formal parameter, combined with |. Without any, a parameter is required and its
/// differentiability is not stated.
enum ParameterFlags : uint32_t {
  kNone = 0,
  kOptional = 1,            ///< May be left out.
  kVariadic = 2,            ///< The last parameter; stands for one or more values.
  kVariadicOrNone = 2 | 4,  ///< The last parameter; stands for any number of values.
  kHeterogeneous = 8,       ///< The values of a variadic parameter may differ in type.
  kDifferentiable = 16,
  kNonDifferentiable = 32,
};
constexpr ParameterFlags operator|(ParameterFlags a, ParameterFlags b) {
  return static_cast<ParameterFlags>(static_cast<uint32_t>(a) | static_cast<uint32_t>(b));
}

/// An attribute's kind with its default, made by one of the functions below; valid within the full
/// expression that makes it.
struct AttributeSpec {
  AttributeType type;
  bool required = false;
  bool has_default = false;
  int64_t int_value = 0;
  double float_value = 0;
  const char* string_value = nullptr;
  const void* list = nullptr;  // int64_t, double or const char*, by the type.
  size_t list_size = 0;
};

/// An attribute that every node must carry.
constexpr AttributeSpec Required(AttributeType type) { return {type, true}; }
/// An attribute that may be left out and then has no value.
constexpr AttributeSpec NoDefault(AttributeType type) { return {type}; }
/// An INT attribute with a default.
constexpr AttributeSpec Int(int64_t value) { return {AttributeType::INT, false, true, value}; }
/// A FLOAT attribute with a default; the value is that of the nearest float.
constexpr AttributeSpec Float(float value) { return {AttributeType::FLOAT, false, true, 0, value}; }
/// A STRING attribute with a default.
constexpr AttributeSpec Str(const char* value) {
  return {AttributeType::STRING, false, true, 0, 0, value};
}
/// An INTS attribute with a default.
inline AttributeSpec Ints(std::initializer_list<int64_t> values) {
  return {AttributeType::INTS, false, true, 0, 0, nullptr, values.begin(), values.size()};
}
/// A FLOATS attribute with a default.
inline AttributeSpec Floats(std::initializer_list<float> values) {
  return {AttributeType::FLOATS, false, true, 0, 0, nullptr, values.begin(), values.size()};
}
/// A STRINGS attribute with a default.
inline AttributeSpec Strs(std::initializer_list<const char*> values) {
  return {AttributeType::STRINGS, false, true, 0, 0, nullptr, values.begin(), values.size()};
}

/// A description: a string literal, or null to keep the text an entry had. Where
/// ONNX_LIGHT_WITH_DOCS is 0 it holds nothing, so that literals given as texts, by whatever way,
/// are not in the binary.
class Text {
 public:
  // A literal is a text wherever one is expected.
#if ONNX_LIGHT_WITH_DOCS
  constexpr Text(const char* text) : text_(text) {}  // NOLINT(google-explicit-constructor)
  constexpr const char* get() const { return text_; }

 private:
  const char* text_;
#else
  constexpr Text(const char* /*text*/) {}  // NOLINT(google-explicit-constructor)
  constexpr const char* get() const { return nullptr; }
#endif
};

/// Builds the versions of one operator.
class History {
 public:
  /// Starts the next version as a copy of the one before; versions ascend.
  History& Since(int version);

  /// Sets the operator's text: first sentence what it computes, then details (Markdown).
  History& Doc(Text text);

  /// Declares an input; `type` is a type parameter or an ONNX type string ("tensor(int64)").
  History& Input(const char* name, const char* type, Text text = nullptr,
                 ParameterFlags flags = kNone);
  /// Declares an output.
  History& Output(const char* name, const char* type, Text text = nullptr,
                  ParameterFlags flags = kNone);
  /// Declares an attribute.
  History& Attr(const char* name, const AttributeSpec& spec, Text text = nullptr);
  /// Declares a type parameter with the types it allows.
  History& Types(const char* name, types::TypeSet set, Text text = nullptr);

  /// Makes the next new input or output stand before the existing one of that name.
  History& Before(const char* name);

  History& DropInput(const char* name);
  History& DropOutput(const char* name);
  History& DropAttr(const char* name);
  History& DropTypes(const char* name);

  /// States whether this version and those after it are deprecated.
  History& Deprecated(bool deprecated = true);
  /// States that equal inputs may give different outputs.
  History& NonDeterministic();
  /// States that determinism is not specified (control flow and the like).
  History& UnknownDeterminism();
  /// States whether the operator is also defined as a function of other operators.
  History& Function(bool has_function = true);
  /// States whether the operator is experimental.
  History& Experimental(bool experimental = true);

  struct State;
  /// For the code that turns histories into schemas; operator files get their History as argument.
  explicit History(State& state) : state_(state) {}

 private:
  History& SetParameter(bool is_input, const char* name, const char* type, Text text,
                        ParameterFlags flags);

  State& state_;
};

/// The type of an operator file's function.
using HistoryFunction = void (*)(History&);

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
