// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/proto_values.h"

#include <cstring>
#include <limits>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnx_light/core/symbolic/sym_shape.h"
#include "onnx_light/model/payload.h"
#include "onnx_light/model/value_types.h"
#include "onnx_shapes/symbol_table.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using shapes::SymDim;
using shapes::SymShape;

namespace {

// Elements of types that no shape is computed with are followed only in the smallest tensors.
constexpr size_t kMaxOtherElements = 64;

constexpr int64_t kWidestElement = 16;  // Bytes of a complex128.

// The message of the tensor that a type is made of, null for maps and opaque types.
const TypeProto* TensorPart(const TypeProto* type) {
  for (int depth = 0; depth < kMaxTypeDepth; ++depth) {
    if (type->has_sequence_type()) {
      type = &type->sequence_type().elem_type();
    } else if (type->has_optional_type()) {
      type = &type->optional_type().elem_type();
    } else {
      return type->has_tensor_type() || type->has_sparse_tensor_type() ? type : nullptr;
    }
  }
  return nullptr;
}

size_t MaxElements(TensorType type) {
  switch (type) {
    case TensorType::kInt64:
    case TensorType::kInt32:
    case TensorType::kBool:
      return shapes::kMaxElements;
    default:
      return kMaxOtherElements;
  }
}

// The sizes of a constant; nullopt where they cannot be, which is reported where they stand.
template <typename Sizes>
std::optional<SymShape> ShapeOfSizes(const Sizes& sizes) {
  constexpr int64_t kMostElements = std::numeric_limits<int64_t>::max() / kWidestElement;
  if (sizes.size() > shapes::kMaxRank) return std::nullopt;
  SymShape shape;
  int64_t count = 1;
  bool empty = false;
  bool fits = true;
  for (const int64_t size : sizes) {
    if (size < 0) return std::nullopt;
    shape.PushBack(size);
    empty = empty || size == 0;
    fits = fits && (size == 0 || count <= kMostElements / size);
    if (fits && size > 0) count *= size;
  }
  return empty || fits ? std::optional<SymShape>(std::move(shape)) : std::nullopt;
}

// Number of elements, nullopt above `limit`.
std::optional<size_t> CountUpTo(size_t limit, const TensorProto& tensor) {
  size_t count = 1;
  for (const int64_t size : tensor.dims()) {
    if (size < 0) return std::nullopt;
    if (size == 0) return 0;
  }
  for (const int64_t size : tensor.dims()) {
    if (static_cast<uint64_t>(size) > limit) return std::nullopt;
    count *= static_cast<size_t>(size);
    if (count > limit) return std::nullopt;
  }
  return count;
}

// Calls add(element) for each element of `raw`, little-endian values of T.
template <typename T, typename Add>
void ForEachRaw(std::string_view raw, Add add) {
  using Bits = std::conditional_t<
      sizeof(T) == 1, uint8_t,
      std::conditional_t<sizeof(T) == 2, uint16_t,
                         std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>>>;
  for (size_t at = 0; at < raw.size(); at += sizeof(T)) {
    Bits bits = 0;
    for (size_t byte = 0; byte < sizeof(T); ++byte) {
      bits = static_cast<Bits>(bits | static_cast<Bits>(static_cast<uint8_t>(raw[at + byte]))
                                          << (8 * byte));
    }
    T element;
    std::memcpy(&element, &bits, sizeof(T));
    add(element);
  }
}

// Returns the elements from raw data or from `field`, as `To`; empty where they are not as many as
// the shape says or one does not fit.
template <typename T, typename To, typename Field>
std::vector<To> ElementsOf(const TensorProto& tensor, const Field& field, size_t count) {
  std::vector<To> elements;
  elements.reserve(count);
  bool fits = true;
  const auto add = [&](auto element) {
    if constexpr (std::is_same_v<decltype(element), uint64_t>) {
      fits = fits && element <= static_cast<uint64_t>(std::numeric_limits<int64_t>::max());
      elements.emplace_back(static_cast<int64_t>(element));
    } else if constexpr (std::is_integral_v<decltype(element)>) {
      elements.emplace_back(static_cast<int64_t>(element));
    } else {
      elements.emplace_back(element);
    }
  };
  if (tensor.has_raw_data()) {
    if (tensor.raw_data().size() != count * sizeof(T)) return {};
    ForEachRaw<T>(tensor.raw_data(), add);
  } else {
    if (static_cast<size_t>(field.size()) != count) return {};
    for (const auto element : field) add(element);
  }
  return fits ? std::move(elements) : std::vector<To>();
}

template <typename T, typename Field>
void ReadIntegers(const TensorProto& tensor, const Field& field, size_t count,
                  shapes::Value* value) {
  auto elements = ElementsOf<T, SymDim>(tensor, field, count);
  if (elements.size() == count) {
    value->integers = std::make_shared<const std::vector<SymDim>>(std::move(elements));
  }
}

template <typename T, typename Field>
void ReadFloats(const TensorProto& tensor, const Field& field, size_t count, shapes::Value* value) {
  auto elements = ElementsOf<T, double>(tensor, field, count);
  if (elements.size() == count) {
    value->floats = std::make_shared<const std::vector<double>>(std::move(elements));
  }
}

}  // namespace

bool NamesSymbol(const std::string& dim_param) {
  return !dim_param.empty() && !shapes::IsFreshSymbol(dim_param) && dim_param != "None";
}

std::optional<SymShape> ShapeOf(const TypeProto& type, SymbolOf symbol) {
  const TypeProto* part = TensorPart(&type);
  if (part == nullptr) return std::nullopt;
  const bool dense = part->has_tensor_type();
  if (dense ? !part->tensor_type().has_shape() : !part->sparse_tensor_type().has_shape()) {
    return std::nullopt;
  }
  const TensorShapeProto& stated =
      dense ? part->tensor_type().shape() : part->sparse_tensor_type().shape();
  if (stated.dim_size() > shapes::kMaxRank) return std::nullopt;
  SymShape shape;
  for (const auto& dim : stated.dim()) {
    if (dim.has_dim_value()) {
      shape.PushBack(dim.dim_value() < 0 ? SymDim() : SymDim(dim.dim_value()));
    } else {
      shape.PushBack(NamesSymbol(dim.dim_param()) ? symbol(dim.dim_param()) : SymDim());
    }
  }
  return shape;
}

shapes::Value ValueOf(core::schema::ValueType type, const TypeProto& declared, SymbolOf symbol) {
  return {type, ShapeOf(declared, symbol), nullptr, nullptr, nullptr};
}

std::optional<SymShape> ShapeOf(const TensorProto& tensor) { return ShapeOfSizes(tensor.dims()); }
std::optional<SymShape> ShapeOf(const SparseTensorProto& tensor) {
  return ShapeOfSizes(tensor.dims());
}

void ReadElements(const TensorProto& tensor, shapes::Value* value) {
  const TensorType type = TensorTypeOf(tensor.data_type());
  const auto count = CountUpTo(MaxElements(type), tensor);
  if (!count || tensor.data_location() == TensorProto::EXTERNAL || tensor.has_segment()) return;
  if (ExtentOf(tensor).skipped) return;
  switch (type) {
    case TensorType::kInt64:
      return ReadIntegers<int64_t>(tensor, tensor.int64_data(), *count, value);
    case TensorType::kInt32:
      return ReadIntegers<int32_t>(tensor, tensor.int32_data(), *count, value);
    case TensorType::kInt16:
      return ReadIntegers<int16_t>(tensor, tensor.int32_data(), *count, value);
    case TensorType::kInt8:
      return ReadIntegers<int8_t>(tensor, tensor.int32_data(), *count, value);
    case TensorType::kUint16:
      return ReadIntegers<uint16_t>(tensor, tensor.int32_data(), *count, value);
    case TensorType::kUint8:
    case TensorType::kBool:
      return ReadIntegers<uint8_t>(tensor, tensor.int32_data(), *count, value);
    case TensorType::kUint32:
      return ReadIntegers<uint32_t>(tensor, tensor.uint64_data(), *count, value);
    case TensorType::kUint64:
      return ReadIntegers<uint64_t>(tensor, tensor.uint64_data(), *count, value);
    case TensorType::kFloat:
      return ReadFloats<float>(tensor, tensor.float_data(), *count, value);
    case TensorType::kDouble:
      return ReadFloats<double>(tensor, tensor.double_data(), *count, value);
    default:
      return;
  }
}

shapes::Value ValueOf(const TensorProto& tensor) {
  shapes::Value value = shapes::Value::Tensor(TensorTypeOf(tensor.data_type()), ShapeOf(tensor));
  ReadElements(tensor, &value);
  return value;
}

shapes::Value ValueOf(const SparseTensorProto& tensor) {
  return shapes::Value::Tensor(onnx_proto::SparseOf(TensorTypeOf(tensor.values().data_type())),
                               ShapeOf(tensor));
}

void WriteShape(const SymShape& shape, absl::FunctionRef<std::string(const SymDim&)> text,
                TypeProto* type) {
  while (type->has_sequence_type() || type->has_optional_type()) {
    type = type->has_sequence_type() ? type->mutable_sequence_type()->mutable_elem_type()
                                     : type->mutable_optional_type()->mutable_elem_type();
  }
  if (!type->has_tensor_type() && !type->has_sparse_tensor_type()) return;
  TensorShapeProto* out = type->has_tensor_type()
                              ? type->mutable_tensor_type()->mutable_shape()
                              : type->mutable_sparse_tensor_type()->mutable_shape();
  if (out->dim_size() != shape.Rank()) out->clear_dim();
  while (out->dim_size() < shape.Rank()) out->add_dim();
  for (int axis = 0; axis < shape.Rank(); ++axis) {
    const SymDim& size = shape[axis];
    auto* dim = out->mutable_dim(axis);
    if (dim->dim_value() < 0) dim->clear_value();
    if (size.IsInt()) {
      if (size.AsInt() >= 0) dim->set_dim_value(size.AsInt());
    } else if (!dim->has_dim_value() && !NamesSymbol(dim->dim_param())) {
      if (std::string name = text(size); !name.empty()) dim->set_dim_param(std::move(name));
    }
  }
}

bool WriteType(core::schema::ValueType type, TypeProto* out) {
  std::string_view text = type.Text();
  const auto take = [&](std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) return false;
    text.remove_prefix(prefix.size());
    return true;
  };
  // The number of the element type that stands before a ')' or ','.
  const auto element = [&] {
    const std::string name(text.substr(0, text.find_first_of("),")));
    text.remove_prefix(name.size());
    const auto tensor = onnx_proto::TensorTypeFromString("tensor(" + name + ")");
    return tensor ? static_cast<int32_t>(*tensor) : 0;
  };
  if (!type.Known()) return false;
  for (int depth = 0; depth < kMaxTypeDepth; ++depth) {
    if (take("seq(")) {
      out = out->mutable_sequence_type()->mutable_elem_type();
    } else if (take("optional(")) {
      out = out->mutable_optional_type()->mutable_elem_type();
    } else if (take("tensor(")) {
      out->mutable_tensor_type()->set_elem_type(element());
      return true;
    } else if (take("sparse_tensor(")) {
      out->mutable_sparse_tensor_type()->set_elem_type(element());
      return true;
    } else if (take("map(")) {
      out->mutable_map_type()->set_key_type(element());
      take(", ");
      out = out->mutable_map_type()->mutable_value_type();
      if (text.find('(') != std::string_view::npos) continue;
      out->mutable_tensor_type()->set_elem_type(element());
      return true;
    } else {
      return false;
    }
  }
  return false;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
