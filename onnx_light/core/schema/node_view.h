// SPDX-License-Identifier: Apache-2.0
//
// A node as the verifier sees it: views into whatever representation the caller has.
//
// An optimizer fills a NodeView from its own IR and verifies without protobuf:
//
//   std::string_view inputs[] = {"x", "w"}, outputs[] = {"y"};
//   AttributeView attributes[] = {AttributeView::Ints("pads", pads)};
//   NodeView node{"conv1", "Conv", "", "", inputs, outputs, attributes};
//   for (const Diagnostic& d : schema->Check(node, input_types)) ...
//
// Nothing is owned; what the views point to must outlive the call they are passed to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/attribute_type.h"
#include "onnx_light/core/symbolic/sym_tensor.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// A value type that TensorType cannot name, as a type expression, for example
/// "seq(seq(tensor(float)))".
struct TypeExpression {
  std::string_view text = {};
};

/// What is known of one input's type; nullopt where nothing is.
using InputType = std::optional<std::variant<onnx_proto::TensorType, symbolic::SymTensor,
                                             symbolic::SymSequence, TypeExpression>>;

/// An attribute's name, kind and value.
struct AttributeView {
  std::string_view name = {};
  AttributeType type = AttributeType::UNDEFINED;
  /// Which value fields are set, one bit an AttributeType (1 << number). More than the bit of
  /// `type` is a fault of the file.
  uint32_t fields = 0;
  /// In a function body, the attribute of the function that gives the value.
  std::string_view ref_attr_name = {};

  int64_t i = 0;
  float f = 0;
  std::string_view s = {};
  absl::Span<const int64_t> ints = {};
  absl::Span<const float> floats = {};
  absl::Span<const std::string* const> strings = {};
  /// A tensor, graph, sparse tensor or type value, or the array of them, in the caller's own
  /// representation; the verifier only asks `fields` whether it is there.
  const void* object = nullptr;

  static constexpr uint32_t Bit(AttributeType type) { return 1u << static_cast<uint32_t>(type); }

  static AttributeView Int(std::string_view name, int64_t value) {
    AttributeView view{name, AttributeType::INT, Bit(AttributeType::INT)};
    view.i = value;
    return view;
  }
  static AttributeView Float(std::string_view name, float value) {
    AttributeView view{name, AttributeType::FLOAT, Bit(AttributeType::FLOAT)};
    view.f = value;
    return view;
  }
  static AttributeView String(std::string_view name, std::string_view value) {
    AttributeView view{name, AttributeType::STRING, Bit(AttributeType::STRING)};
    view.s = value;
    return view;
  }
  static AttributeView Ints(std::string_view name, absl::Span<const int64_t> values) {
    AttributeView view{name, AttributeType::INTS, Bit(AttributeType::INTS)};
    view.ints = values;
    return view;
  }
  static AttributeView Floats(std::string_view name, absl::Span<const float> values) {
    AttributeView view{name, AttributeType::FLOATS, Bit(AttributeType::FLOATS)};
    view.floats = values;
    return view;
  }
  static AttributeView Strings(std::string_view name, absl::Span<const std::string* const> values) {
    AttributeView view{name, AttributeType::STRINGS, Bit(AttributeType::STRINGS)};
    view.strings = values;
    return view;
  }
  /// A tensor, graph, sparse tensor or type attribute, or a list of them.
  static AttributeView Object(std::string_view name, AttributeType type, const void* object) {
    AttributeView view{name, type, Bit(type)};
    view.object = object;
    return view;
  }
};

/// A node: names of operator, values and attributes.
struct NodeView {
  std::string_view name = {};
  std::string_view op_type = {};
  std::string_view domain = {};  ///< "" and "ai.onnx" are one domain.
  std::string_view overload = {};
  absl::Span<const std::string_view> inputs = {};   ///< "" is an input left out.
  absl::Span<const std::string_view> outputs = {};  ///< "" is an output left out.
  absl::Span<const AttributeView> attributes = {};
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema
