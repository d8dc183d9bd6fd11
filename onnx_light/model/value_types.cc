// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/value_types.h"

#include <optional>
#include <utility>

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

// Appends the canonical expression; false where a part of the type is not known.
bool AppendExpression(const TypeProto& type, int depth, std::string* out) {
  if (depth > kMaxTypeDepth) return false;
  const auto wrap = [&](const char* constructor, const TypeProto& content) {
    core::StrAppend(out, constructor, "(");
    if (!AppendExpression(content, depth + 1, out)) return false;
    *out += ')';
    return true;
  };
  const auto element = [&](const char* constructor, int32_t number) {
    const TensorType tensor = TensorTypeOf(number);
    core::StrAppend(out, constructor, "(", onnx_proto::ElementName(tensor), ")");
    return tensor != TensorType::kUndefined;
  };
  switch (type.value_case()) {
    case TypeProto::kTensorType:
      return element("tensor", type.tensor_type().elem_type());
    case TypeProto::kSparseTensorType:
      return element("sparse_tensor", type.sparse_tensor_type().elem_type());
    case TypeProto::kSequenceType:
      return wrap("seq", type.sequence_type().elem_type());
    case TypeProto::kOptionalType:
      return wrap("optional", type.optional_type().elem_type());
    case TypeProto::kMapType: {
      const TensorType key = TensorTypeOf(type.map_type().key_type());
      if (key == TensorType::kUndefined) return false;
      core::StrAppend(out, "map(", onnx_proto::ElementName(key), ", ");
      // The values of a map are single elements, which messages state as a tensor.
      const TypeProto& value = type.map_type().value_type();
      const TensorType scalar = value.has_tensor_type()
                                    ? TensorTypeOf(value.tensor_type().elem_type())
                                    : TensorType::kUndefined;
      if (scalar != TensorType::kUndefined) {
        core::StrAppend(out, onnx_proto::ElementName(scalar));
      } else if (!AppendExpression(value, depth + 1, out)) {
        return false;
      }
      *out += ')';
      return true;
    }
    case TypeProto::kOpaqueType:
      core::StrAppend(out, "opaque(", type.opaque_type().domain(), ",", type.opaque_type().name(),
                      ")");
      return true;
    case TypeProto::VALUE_NOT_SET:
      break;
  }
  return false;
}

}  // namespace

TensorType TensorTypeOf(const TypeProto& type) {
  const auto tensor_or_sequence = [](const TypeProto& t) {
    if (t.has_tensor_type()) return TensorTypeOf(t.tensor_type().elem_type());
    if (!t.has_sequence_type()) return TensorType::kUndefined;
    const TypeProto& content = t.sequence_type().elem_type();
    if (!content.has_tensor_type()) return TensorType::kUndefined;
    return onnx_proto::SequenceOf(TensorTypeOf(content.tensor_type().elem_type()));
  };
  switch (type.value_case()) {
    case TypeProto::kTensorType:
    case TypeProto::kSequenceType:
      return tensor_or_sequence(type);
    case TypeProto::kOptionalType:
      return onnx_proto::OptionalOf(tensor_or_sequence(type.optional_type().elem_type()));
    case TypeProto::kSparseTensorType:
      return onnx_proto::SparseOf(TensorTypeOf(type.sparse_tensor_type().elem_type()));
    default:
      return TensorType::kUndefined;
  }
}

ValueType ValueTypes::Of(const TypeProto& type) {
  if (const TensorType named = TensorTypeOf(type); named != TensorType::kUndefined) return {named};
  std::string text;
  if (!AppendExpression(type, 1, &text)) return {};
  const auto [it, added] = expressions_.try_emplace(std::move(text));
  if (added) {
    const auto named = onnx_proto::TensorTypeFromString(it->first);
    it->second = named ? ValueType{*named} : ValueType{TensorType::kUndefined, it->first};
  }
  return it->second;
}

std::string_view ValueTypes::Keep(std::string_view text) {
  char* copy = google::protobuf::Arena::CreateArray<char>(&texts_, text.size());
  text.copy(copy, text.size());
  return {copy, text.size()};
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
